import { existsSync } from 'node:fs';
import { mkdtemp, open, rm, rmdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorMessage } from '../error-message.ts';
import { type Finding, ill, note, well } from './finding.ts';

const LITTLE_ROOM = 200 * 1024 * 1024;
const SLOW_MS = 100;
const MEGABYTE = 1024 * 1024;

/** Can the folder of the records be written, how quickly, and is there room? Leaves nothing there. */
export async function examineVolume(folder: string): Promise<Finding[]> {
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    if (!existsSync(folder)) {
      await rmdir(await mkdtemp(join(nearestOf(folder), '.doctor-')));
      return [note(`Volume: ${folder} is not there yet. The server makes it when it starts.`)];
    }
    const begun = performance.now();
    const file = await open(probe, 'wx', 0o600);
    await file.write('a few words');
    await file.sync();
    await file.close();
    const took = Math.round(performance.now() - begun);
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const room = `${Math.round(free / MEGABYTE)} MB free`;
    return [
      took > SLOW_MS
        ? note(
            `Volume: ${folder} can be written, but a write takes ${took} ms until it is safe; each move waits for it.`,
          )
        : well(`Volume: ${folder} can be written, a write is safe after ${took} ms.`),
      free < LITTLE_ROOM ? ill(`Volume: only ${room}. Make room, or lower TABLE_TTL.`) : well(`Volume: ${room}.`),
    ];
  } catch (error) {
    const why = errorMessage(error);
    return [
      ill(
        `Volume: ${folder} can't be written (${why}). Its owner must be the user who runs the server; in the container that is 1000:`,
        `chown -R 1000:1000 ${folder}`,
      ),
    ];
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** The nearest folder above that is there. */
function nearestOf(folder: string): string {
  const above = dirname(folder);
  return existsSync(above) ? above : nearestOf(above);
}

const FAR_APART_MS = 30_000;
/** Nothing of this was written before; a clock that says so was never set. */
const NEVER_BEFORE = Date.UTC(2025, 0, 1);

/** Does this machine's clock agree with what stands before the server? `there`: an HTTP answer's date, if it had one. */
export function examineClock(here: number, there: string | undefined): Finding {
  if (here < NEVER_BEFORE) {
    return ill('Clock: this machine’s clock was never set. Let it set itself:', 'timedatectl set-ntp true');
  }
  const other = there === undefined ? Number.NaN : Date.parse(there);
  if (Number.isNaN(other))
    return note('Clock: the answer from outside has no date to compare this machine’s clock with.');
  const apart = Math.round(Math.abs(here - other) / 1000);
  if (Math.abs(here - other) > FAR_APART_MS) {
    return ill(
      `Clock: this machine and what answers from outside are ${apart} seconds apart. Let both set themselves:`,
      'timedatectl set-ntp true',
    );
  }
  return well('Clock: it agrees with what answers from outside.');
}

/** Is another machine's clock far from this one's? Turns, timeouts and logs would tell different times. `there`: ms since 1970. */
export function clocksApart(name: string, there: number, here = Date.now()): Finding[] {
  const apart = Math.round(Math.abs(here - there) / 1000);
  if (Math.abs(here - there) <= FAR_APART_MS) return [];
  const words = `Clock: this machine and ${name} are ${apart} seconds apart. Let both set themselves:`;
  return [ill(words, 'timedatectl set-ntp true')];
}

/** The part of them from which on it is time to do something. */
const NEARLY_ALL = 0.8;
/** Open files with which the usual limits of connections hold. */
const ENOUGH = 28_000;

const RAISE = 'LimitNOFILE=65536';
const WHERE = 'Raise the limit (in a unit of systemd as below; in a shell, ulimit -n; in Docker, --ulimit nofile)';

/**
 * How many files the server has open, and its limit; `null` if its metrics lack them. `numbers`: the text of
 * `/metrics`.
 */
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
