/** What systems, shells and tools set of their own accord. They are no settings, however near to one they are. */
const FOREIGN: readonly RegExp[] = [
  /^(HOME|PATH|HOSTNAME|HOSTTYPE|HOSTS|USER|LOGNAME|SHELL|PWD|LANG|TERM|TZ|POST|PORTS)$/,
  /^(PG|NODE_|npm_|DOCKER_|COMPOSE_|KUBERNETES_|XDG_|SSH_)/,
];

/**
 * Variables that are no settings but look like one: another case, or a letter missing, doubled, wrong or exchanged with the
 * next one. Each with the setting that was meant. What is set to nothing does no harm.
 */
export function mistypedIn(
  environment: { readonly [name: string]: string | undefined },
  known: readonly string[],
): { readonly name: string; readonly meant: string }[] {
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || (environment[name] ?? '') === '') return [];
    if (FOREIGN.some((foreign) => foreign.test(name))) return [];
    const typed = name.toUpperCase();
    // Where the system takes small letters for capital ones, the setting itself is there.
    if (known.includes(typed)) return environment[typed] === undefined ? [{ name, meant: typed }] : [];
    const meant = known.find((one) => isOneEditAway(typed, one));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Does one missing, additional or wrong letter, or one exchange of neighbours, lie between two different words? */
export function isOneEditAway(one: string, other: string): boolean {
  if (one.length > other.length) return isOneEditAway(other, one);
  if (other.length - one.length > 1 || one === other) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = one.slice(at);
  const otherRest = other.slice(at);
  if (one.length < other.length) return rest === otherRest.slice(1);
  const exchanged = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return rest.slice(1) === otherRest.slice(1) || exchanged === otherRest;
}
