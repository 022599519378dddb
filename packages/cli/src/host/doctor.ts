import { examine, type Finding } from '@boomtown/server/doctor';
import { readSettings, type Settings, StartFault } from '@boomtown/server/settings';
import type { CommandResult } from '../commands/command-result.ts';
import type { HostAsk } from './host-command.ts';

const MARK = { well: 'ok  ', note: '--  ', ill: '!!  ' } as const;

/** Looks at the server that has these settings, from inside and outside, and says what to paste where. */
export async function examined({ words: [from], environment }: HostAsk): Promise<CommandResult> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    return { lines: [], complaint: error.message, exitCode: 1 };
  }
  if (from !== undefined && !/^https?:$/.test(URL.canParse(from) ? new URL(from).protocol : '')) {
    return { lines: [], complaint: `"${from}" is no address such as https://games.example/boomtown.`, exitCode: 2 };
  }
  const findings = await examine(settings, from);
  const ills = findings.filter(({ how }) => how === 'ill').length;
  const lines = findings.flatMap(linesOf);
  if (ills === 0) return { lines: [...lines, 'Nothing is wrong.'], complaint: null, exitCode: 0 };
  const complaint = ills === 1 ? 'One thing is wrong (!!).' : `${ills} things are wrong (!!).`;
  return { lines, complaint, exitCode: 1 };
}

function linesOf({ how, what, paste = [] }: Finding): string[] {
  return [MARK[how] + what, ...paste.map((line) => `        ${line}`)];
}
