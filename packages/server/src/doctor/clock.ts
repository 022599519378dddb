import { type Finding, ill, note, well } from './finding.ts';

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
