import { type Finding, ill, note, well } from './finding.ts';

/** The part of them from which on it is time to do something. */
const NEARLY_ALL = 0.8;
/** Open files with which the usual limits of connections hold. */
const ENOUGH = 28_000;

const RAISE = 'LimitNOFILE=65536';
const WHERE = 'Raise the limit (in a unit of systemd as below; in a shell, ulimit -n; in Docker, --ulimit nofile)';

/** How many files the server has open, and how many it may; `null` where its numbers do not say. `numbers`: its `/metrics`. */
export function examineOpenFiles(numbers: string): Finding | null {
  const [open, most] = ['process_open_fds', 'process_max_fds'].map((name) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(numbers)?.[1] ?? Number.NaN),
  );
  if (open === undefined || most === undefined || Number.isNaN(open) || Number.isNaN(most)) return null;
  const said = `Open files: ${open} of ${most}`;
  if (open > NEARLY_ALL * most) return ill(`${said}: newcomers are refused soon. ${WHERE}:`, RAISE);
  if (most < ENOUGH) return note(`${said}, so fewer browsers get in than the server could serve. ${WHERE}:`, RAISE);
  return well(`${said}.`);
}
