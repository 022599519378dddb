import type { Boomtown } from './app.ts';

/** After this long without an end, the process ends anyway. */
const STOP_LIMIT_MS = 8_000;

/** How a server ended, for the person who stopped it and for whatever started it. */
export interface Ending {
  readonly words: string;
  /** 0 only where everything that was acknowledged is in the records. */
  readonly exitCode: 0 | 1;
}

/** Stops a server. Says the truth about the records, which is known only once they are closed. */
export async function stopped(boomtown: Pick<Boomtown, 'close' | 'unsaved'>, limitMs = STOP_LIMIT_MS): Promise<Ending> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Ending>((resolve) => {
    timer = setTimeout(() => resolve(endingLate(boomtown.unsaved)), limitMs);
  });
  try {
    return await Promise.race([boomtown.close().then(endingWith), late]);
  } finally {
    clearTimeout(timer);
  }
}

function endingWith(lost: number): Ending {
  if (lost > 0) return { words: `Stopped. The records could not be written: ${lossOf(lost)}`, exitCode: 1 };
  return {
    words: 'Stopped. All tables are saved: everybody comes back by themselves when Boomtown runs again.',
    exitCode: 0,
  };
}

function endingLate(unsaved: number): Ending {
  const records =
    unsaved === 0 ? 'What was played is in the records.' : `The records could not be written: ${lossOf(unsaved)}`;
  return { words: `Stopped before everything had ended. ${records}`, exitCode: 1 };
}

function lossOf(entries: number): string {
  return `${entries === 1 ? 'the last entry is' : `the last ${entries} entries are`} lost. The log says since when.`;
}
