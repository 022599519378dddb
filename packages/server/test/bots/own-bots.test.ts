import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotPlayer } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOMY } from '../support/any-table.ts';
import { begunBy, GAME_FOR_FOUR, OPEN_GAME, OPEN_RULES } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { entriesOf } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

/** Answers each line with what `answer` makes of the question, and dies of a question that is not as it should be. */
const program = (answer: string): string => `
import { createInterface } from 'node:readline';
const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n');
createInterface({ input: process.stdin }).on('line', (line) => {
  const { op, table, game, seat, view, legal, seen, ...more } = JSON.parse(line);
  const known = [op, game, seat].join() === 'choose,${OPEN_GAME},1' && typeof table === 'string' && Array.isArray(seen);
  if (!known || Object.keys(view).join() !== 'public,private' || Object.keys(more).length > 0) process.exit(1);
  ${answer}
});
`;

const monotonicClock = new HandClock();
const folder = mkdtempSync(join(tmpdir(), 'boomtown-own-bots-'));
const environment: Record<string, string> = {};
let server: RunningServer;

beforeAll(async () => {
  const programs = {
    last: 'say({ action: legal.at(-1) });',
    fool: 'say({ action: { type: "fly" }, why: "key-to-the-attic" });',
    wreck: 'console.error("key-to-the-attic"); process.exit(1);',
  };
  for (const [name, answer] of Object.entries(programs)) await writeFile(join(folder, `${name}.mjs`), program(answer));
  const command = (name: string) => `"${process.execPath}" "${join(folder, `${name}.mjs`)}"`;
  environment.BOTS = ['Last', 'Fool', 'Wreck']
    .map((name) => `${name}=${OPEN_GAME}=${command(name.toLowerCase())}`)
    .join('; ');
  server = await RunningServer.start({ monotonicClock, limits: ROOMY }, environment);
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A table at which the bot on seat 1 begins. */
async function tableWith(player: BotPlayer) {
  const { code, tokens } = await server.table(['Ada'], { options: begunBy(OPEN_GAME, 1) });
  const ada = await Player.join(server.url, code, tokens);
  await ada.ask('seatBot', { seat: 1, level: player });
  await startMatch([[ada, 0]]);
  return { code, tokens, ada };
}

/** Lets time pass until the bot has moved. */
async function moved(ada: Player, step: number): Promise<void> {
  await until(() => {
    if (ada.state.step < step) monotonicClock.advance(1_000);
    return ada.state.step >= step && ada.steps.at(-1)?.step === ada.state.step;
  }, `step ${step}`);
}

describe.skipIf(process.platform === 'win32')('a program of the host’s', () => {
  test('is named to makers of tables of its game, and sits where they put it', async () => {
    expect((await server.get('/api/house')).body).toMatchObject({
      ownBots: [
        { name: 'Last', game: OPEN_GAME },
        { name: 'Fool', game: OPEN_GAME },
        { name: 'Wreck', game: OPEN_GAME },
      ],
    });
    const { code, tokens } = await server.table(['Ada']);
    const ada = await Player.join(server.url, code, tokens);
    expect((await ada.refused('seatBot', { seat: 1, level: 'own:Nobody' })).code).toBe('no-bots');
    expect((await ada.refused('seatBot', { seat: 1, level: 'own:' })).code).toBe('malformed');
    await ada.ask('seatBot', { seat: 1, level: 'own:Last' });
    await until(() => ada.state.seats[1]?.bot === 'own:Last', 'the program on its seat');
    const other = await server.table(['Ada'], { game: GAME_FOR_FOUR, options: {}, seats: 3 });
    const maker = await Player.join(server.url, other.code, other.tokens, GAME_FOR_FOUR);
    expect((await maker.refused('seatBot', { seat: 1, level: 'own:Last' })).code).toBe('no-bots');
  });

  test('is asked with what its seat sees, and its action is made', async () => {
    const { code, ada } = await tableWith('own:Last');
    const action = OPEN_RULES.legal(ada.view, {}, 1).at(-1);
    await moved(ada, 1);
    const [entry] = entriesOf(server, code);
    expect(entry).toMatchObject({ seat: 1, action, standIn: 'bot' });
  });

  test('that answers nonsense has a simple legal move made for it each time, and the table gets a notice', async () => {
    const { code, ada } = await tableWith('own:Fool');
    const first = OPEN_RULES.timeout(ada.view, {}, 1);
    await moved(ada, 1);
    const second = OPEN_RULES.timeout(ada.view, {}, 1);
    await moved(ada, 2);
    const notice = { seat: 1, by: 'wrong-bot' };
    expect(ada.steps.slice(-2).map(({ standIn }) => standIn)).toEqual([notice, notice]);
    expect(entriesOf(server, code)).toMatchObject([
      { seat: 1, action: first, standIn: 'wrong-bot' },
      { seat: 1, action: second, standIn: 'wrong-bot' },
    ]);
    expect(JSON.stringify(ada.steps)).not.toContain('key-to-the-attic');
  });

  test('that ends is reported as ended, and what it wrote to standard error reaches nobody', async () => {
    const { ada } = await tableWith('own:Wreck');
    await moved(ada, 1);
    expect(ada.steps.at(-1)?.standIn).toEqual({ seat: 1, by: 'stopped-bot' });
    expect(JSON.stringify([ada.steps, ada.state])).not.toContain('key-to-the-attic');
  });

  test('that the host no longer names leaves its tables to a normal bot, and they get a notice', async () => {
    const { code, tokens, ada } = await tableWith('own:Last');
    await moved(ada, 1);
    await server.close();
    delete environment.BOTS;
    await server.open();
    const again = await Player.join(server.url, code, tokens);
    expect(again.state.seats[1]?.bot).toBe('own:Last');
    await moved(again, 2);
    expect(again.steps.at(-1)?.standIn).toEqual({ seat: 1, by: 'unnamed-bot' });
  });
});
