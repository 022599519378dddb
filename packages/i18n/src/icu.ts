/** Plural forms by category, as `{count, plural, one {# player} other {# players}}` writes them; `#` is the count. */
type PluralForms = ReadonlyMap<string, string>;

const PLURAL = /^\{count, plural, (.+)\}$/s;
const FORM = /\s*([a-z]+) \{((?:[^{}]|\{\w+\})*)\}/gy;
/** Numbers beyond this are not counted here, so that forms for millions (Spanish, Italian `many`) are not needed. */
const HIGHEST_COUNT = 1000;

/** The plural forms of a message; `null` where it is a plain sentence. Throws where it only looks like a plural. */
export function pluralForms(message: string): PluralForms | null {
  if (!message.startsWith('{count, plural')) return null;
  const body = PLURAL.exec(message)?.[1] ?? '';
  const forms = [...body.matchAll(FORM)];
  const length = forms.reduce((sum, [form]) => sum + form.length, 0);
  if (forms.length === 0 || length !== body.length) throw new Error(`not a plural: ${message}`);
  return new Map(forms.map(([, category = '', text = '']) => [category, text]));
}

/** Every sentence that a message may become, with `#` written as the blank that it is. */
export function sentencesOf(message: string): readonly string[] {
  const forms = pluralForms(message);
  return forms === null ? [message] : [...forms.values()].map((form) => form.replaceAll('#', '{count}'));
}

/** The names of the blanks of a message, in alphabetical order. */
export function blanksOf(message: string): readonly string[] {
  const found = sentencesOf(message).flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)]);
  const counted = pluralForms(message) === null ? [] : ['count'];
  return [...new Set([...counted, ...found.map(([, name = '']) => name)])].sort();
}

/** The plural categories that whole numbers up to a thousand need in a language. */
export function categoriesOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: HIGHEST_COUNT + 1 }, (_, count) => rules.select(count)))].sort();
}

/** What is wrong with a translation of an English message; empty where nothing is. */
export function faultsOf(english: string, translated: string, language: string): readonly string[] {
  if (translated.trim() === '') return ['is empty'];
  try {
    const forms = pluralForms(translated);
    const [wanted, found] = [blanksOf(english), blanksOf(translated)];
    const unknown = found.filter((name) => !wanted.includes(name));
    // A plural form may say its number in words ("one player"); nothing else is left out.
    const left = wanted.filter((name) => !found.includes(name) && (forms === null || name !== 'count'));
    const lacking = forms === null ? [] : categoriesOf(language).filter((category) => !forms.has(category));
    return [
      ...(forms !== null && !wanted.includes('count') ? ['is a plural, the English sentence counts nothing'] : []),
      ...unknown.map((name) => `has the blank {${name}}, which the English sentence lacks`),
      ...left.map((name) => `lacks the blank {${name}}`),
      ...lacking.map((category) => `lacks the plural form "${category}"`),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
