import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));
/** At most this many files may have the words in their paths. */
const MOST_FOUND = 5;

const FILES = ['', 'games'].flatMap((folder) =>
  readdirSync(join(PACKAGES, folder))
    .map((name) => join(folder, name, 'src'))
    .filter((source) => existsSync(join(PACKAGES, source)))
    .flatMap((source) =>
      readdirSync(join(PACKAGES, source), { recursive: true }).map((path) => join(source, String(path))),
    ),
);

/** A word of the README or the glossary is in a path as it is, or in the plural. */
function findable(words: string): string[] {
  const wanted = words.split(' ').map((word) => new RegExp(`(^|[^a-z])${word}s?([^a-z]|$)`));
  return FILES.filter((path) => /\.tsx?$/.test(path) && wanted.every((word) => word.test(path)));
}

// Ten things that a newcomer looks for, the words that the README and the glossary have for them, and where they are.
test.each([
  ['a seat moves to another device', 'server seat transfer', 'server/src/tables/seat-transfer.ts'],
  ['when delayed spectators see a move', 'spectator delay', 'server/src/tables/spectator-delay.ts'],
  ['a table before its match', 'server waiting room', 'server/src/tables/waiting-room.ts'],
  ['one device for several players', 'table hot seat', 'web/src/pages/table/hot-seat.ts'],
  ['the order of a replay', 'replay playback', 'web/src/replay/playback.ts'],
  ['how a move is animated', 'scene timeline', 'scene-kit/src/timeline.ts'],
  ['what may be taken back', 'server takeback', 'server/src/tables/takebacks.ts'],
  ['a player is away', 'server absence', 'server/src/tables/absences.ts'],
  ['how often an address may ask', 'server limit address', 'server/src/limits/address-limits.ts'],
  ['what the host may do', 'admin service', 'server/src/admin/admin-service.ts'],
])('"%s" is found by the words "%s"', (_, words, answer) => {
  const found = findable(words);
  expect(found).toContain(answer);
  expect(found.length).toBeLessThanOrEqual(MOST_FOUND);
});
