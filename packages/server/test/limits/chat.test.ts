import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOMY } from '../support/any-table.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

const A_PERSON = 4;
const ALL_SPECTATORS = 6;
const FLOOD = 2_000;
const never = (atOnce: number) => ({ atOnce, aSecond: 1e-6 });
const voiceOf = (spectator: number) => String(spectator).padStart(32, '0');

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({
    limits: { ...ROOMY, lines: never(A_PERSON), watchersLines: never(ALL_SPECTATORS), reactions: never(2) },
  });
});
afterAll(() => server.remove());

async function seated() {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const ada = await Player.join(server.url, code, tokens.slice(0, 1));
  const ben = await Player.join(server.url, code, tokens.slice(1));
  return { code, tokens, ada, ben };
}

const refusalsOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.refusal] : []));

test('fault 28: a flood of lines is refused in words, also by another socket; the others talk and play on', async () => {
  const { code, tokens, ada, ben } = await seated();
  await ben.ask('chat', { watchers: false });
  await startMatch([
    [ada, 0],
    [ben, 1],
  ]);
  const flood = Promise.allSettled(Array.from({ length: FLOOD }, (_, i) => ada.say(`spam ${i}`, { seat: 0 })));
  expect(await play([ada, ben], 4)).toBe(4);
  await ben.say('I still can', { seat: 1 });
  const refused = refusalsOf(await flood);
  expect(refused).toHaveLength(FLOOD - A_PERSON);
  for (const refusal of refused) expect(refusal).toMatchObject({ code: 'too-many-lines', message: /wait a moment/ });
  const again = await Player.join(server.url, code, tokens.slice(0, 1));
  expect(await again.refused('say', { id: 'x', text: 'more', as: { seat: 0 } })).toMatchObject({
    code: 'too-many-lines',
  });
  expect((await again.ask('chat', { watchers: false })).lines).toHaveLength(A_PERSON + 1);
  expect(ben.heard).toHaveLength(A_PERSON);
});

test('who watches is counted by the address, whatever they call themselves, at each table anew', async () => {
  const { code } = await seated();
  const spectator = await Player.join(server.url, code, []);
  const as = (i: number) => ({ name: `W${i}`, voice: voiceOf(i) });
  const answers = await Promise.allSettled(Array.from({ length: 6 }, (_, i) => spectator.say('spam', as(i))));
  expect(refusalsOf(answers)).toHaveLength(6 - A_PERSON);
  // At another table they begin anew.
  const other = await seated();
  await (await Player.join(server.url, other.code, [])).say('hello', as(0));
});

test('some reactions at once are shown, the next are refused', async () => {
  const { ada, ben } = await seated();
  await ben.ask('chat', { watchers: false });
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, () => ada.ask('react', { seat: 0, reaction: 'haha' })),
  );
  expect(refusalsOf(answers)).toMatchObject(Array(3).fill({ code: 'too-many-lines' }));
  await ben.ask('echo', {});
  expect(ben.heard).toHaveLength(2);
});
