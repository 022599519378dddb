import { startMatch } from '@boomtown/game-core';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { botOpponents, type OpponentPool } from '../../src/bot-opponents.ts';
import type { MoveAnswered, MoveAsked } from '../../src/tables/index.ts';
import { begunBy, OPEN_GAME, OPEN_RULES } from '../support/chosen-games.ts';

let opponents: OpponentPool | undefined;
afterEach(() => opponents?.close());

function asked(): MoveAsked {
  const started = startMatch(OPEN_RULES, begunBy(OPEN_GAME, 1), 2, new Uint8Array(32));
  if (!started.ok) throw new Error(started.error.message);
  const view = OPEN_RULES.publicView(started.value.match.state);
  return { table: 'one', game: OPEN_GAME, seat: 1, player: 'own:Fool', view, own: {}, seen: [] };
}

/** What is answered once the worker that chooses is up: on a machine that is busy its start may take longer than a move may. */
async function normalMove(pool: OpponentPool): Promise<MoveAnswered> {
  const answer = await pool.choose(asked());
  return answer.fault === 'hung' || answer.fault === 'overload' ? normalMove(pool) : answer;
}

// The programs are lines for a POSIX shell.
test.skipIf(process.platform === 'win32')(
  'a program that fails five times in a row is out, a normal bot plays for it, and the host reads why',
  async () => {
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
    const command = 'echo "cannot find my book" >&2; exit 7';
    opponents = botOpponents(log, [{ name: 'Fool', game: OPEN_GAME, command }]);
    for (let times = 0; times < 5; times += 1) {
      expect(opponents.play(OPEN_GAME, 'own:Fool')).toBe(true);
      expect((await opponents.choose(asked())).fault).toBe('died');
    }
    expect(opponents.play(OPEN_GAME, 'own:Fool')).toBe(false);
    expect(await normalMove(opponents)).toMatchObject({ action: { type: expect.any(String) }, fault: 'out' });
    const details = lines.map((line): { detail?: string; failures?: number } => JSON.parse(line));
    const why = details.filter(({ detail }) => detail === 'ended with exit code 7: cannot find my book');
    expect(why).toHaveLength(5);
    expect(details.filter(({ failures }) => failures === 5)).toHaveLength(1);
  },
);

test('a normal bot plays for a program that the host names no more', async () => {
  opponents = botOpponents(pino({ level: 'silent' }), []);
  expect(opponents.play(OPEN_GAME, 'own:Fool')).toBe(false);
  expect(await normalMove(opponents)).toMatchObject({ action: { type: expect.any(String) }, fault: 'unnamed' });
});

test('a program that is missing is reported when the server starts, and a normal bot plays for it', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  opponents = botOpponents(log, [
    { name: 'Fool', game: OPEN_GAME, command: 'no-such-program' },
    { name: 'Node', game: OPEN_GAME, command: 'sh bot.sh' },
  ]);
  expect(lines.map((line) => JSON.parse(line).bot)).toEqual(['Fool']);
  expect(opponents.play(OPEN_GAME, 'own:Fool')).toBe(false);
  expect(opponents.play(OPEN_GAME, 'own:Node')).toBe(true);
  expect((await normalMove(opponents)).fault).toBe('unnamed');
});
