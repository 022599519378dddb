import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BotFault, Chooser, MoveRequest } from '@boomtown/bots';
import { commandIsThere, createOwnBot, type OwnBotSettings } from '@boomtown/bots';
import { playerOf, playMatch } from '@boomtown/cli/arena';
import { bots } from '@boomtown/constructo/bots';
import { constructoGame } from '@boomtown/constructo/rules';
import { firstTurn, legalIn } from '@boomtown/constructo/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { BOTS } from '../../src/bots.ts';

const SIMPLE = { type: 'place', piece: 'ring', cell: 0 };

let bot: Chooser | undefined;
const faults: BotFault[] = [];

afterEach(async () => {
  await bot?.close();
  bot = undefined;
  faults.length = 0;
});

/** A bot that is a piece of JavaScript, which gets each line as `line` and writes with `say`. */
function botOf(body: string, settings: Partial<OwnBotSettings> = {}): Chooser {
  const program = [
    'const say = (value) => process.stdout.write(JSON.stringify(value) + "\\n");',
    'let asked = 0;',
    `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => { asked += 1; const question = JSON.parse(line); ${body} });`,
  ].join(' ');
  bot = createOwnBot({
    bots: BOTS,
    command: `"${process.execPath}" -e '${program}'`,
    patience: 20_000,
    onFault: (fault) => faults.push(fault),
    ...settings,
  });
  return bot;
}

function isAlive(pid: number): boolean {
  try {
    // A dead process that nobody has asked about yet still takes signals on Linux.
    if (readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')) return false;
  } catch {
    // No such system, or no such process.
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function request(table = 'one', seen: MoveRequest['seen'] = []): MoveRequest {
  const state = firstTurn('clover');
  return { table, game: 'constructo', view: constructoGame.publicView(state), own: {}, seat: 0, seen, level: 'hard' };
}

// The programs are written for a shell that knows single quotes.
describe.skipIf(process.platform === 'win32')('a process of another owner', () => {
  test('is asked with what its seat sees, and its action is taken', async () => {
    const { choose } = botOf(`
      const { op, table, game, seat, view, legal, seen, ...more } = question;
      const good = op === "choose" && table === "one" && game === "constructo" && seat === 0 && seen.length === 0
        && view.public.board.id === "clover" && Object.keys(view).length === 2 && Object.keys(more).length === 0;
      say({ action: good ? legal[5] : null });`);
    const { action, fault } = await choose(request());
    expect(fault).toBeNull();
    expect(action).toEqual(legalIn(firstTurn('clover'))[5]);
  });

  test('gets each event once, and all of them after a restart', async () => {
    const heard = 'say({ action: question.legal[question.seen.length] }); if (asked === 3) process.exit();';
    const { choose } = botOf(heard);
    const [a, b, c] = [{ type: 'a' }, { type: 'b' }, { type: 'c' }];
    const legal = legalIn(firstTurn('clover'));
    expect((await choose(request('one', [a, b]))).action).toEqual(legal[2]);
    expect((await choose(request('two', [a]))).action).toEqual(legal[1]);
    expect((await choose(request('one', [a, b, c]))).action).toEqual(legal[1]);
    while ((await choose(request('three', [a, b, c]))).fault !== null);
    expect((await choose(request('one', [a, b, c]))).action).toEqual(legal[3]);
  });

  test.each([
    ['dies', 'process.exit(1);', 'died'],
    ['says what is no JSON', 'process.stdout.write("what?\\n");', 'nonsense'],
    ['says no action', 'say([1, 2]);', 'nonsense'],
    ['chooses what is not legal', 'say({ action: { type: "place", piece: "ring", cell: 9 } });', 'nonsense'],
    ['never ends its line', 'for (let i = 0; i < 40; i += 1) process.stdout.write("x".repeat(65536));', 'nonsense'],
  ])('gets a simple move when it %s, and another chance', async (_what, body, expected) => {
    const { choose } = botOf(`if (question.table === "bad") { ${body} } else say({ action: question.legal[1] });`);
    expect(await choose(request('bad'))).toMatchObject({ action: SIMPLE, fault: expected });
    expect(await choose(request('good'))).toMatchObject({ action: legalIn(firstTurn('clover'))[1], fault: null });
    expect(faults).toEqual([expected]);
  });

  test('gets a simple move when it hangs, and is started anew', async () => {
    const { choose } = botOf('if (question.table === "bad") for (;;); say({ action: question.legal[1] });', {
      patience: 8000,
    });
    expect((await choose(request('good'))).fault).toBeNull();
    expect(await choose(request('bad'))).toMatchObject({ action: SIMPLE, fault: 'hung' });
    expect((await choose(request('good'))).fault).toBeNull();
  });

  test('that does not exist loses nothing but its moves', async () => {
    bot = createOwnBot({ bots: BOTS, command: './no-such-bot' });
    expect(await bot.choose(request())).toMatchObject({ action: SIMPLE, fault: 'died' });
  });

  test.each([
    ['sh -c true', true],
    ['cd / && A=1 no-such-program', true],
    ['A=1 sh', true],
    ['no-such-program --fast', false],
    ['./no-such-bot', false],
  ])('by "%s" begins with a program that is there: %s', (command, isThere) => {
    expect(commandIsThere(command)).toBe(isThere);
  });

  test('is any line for a shell', async () => {
    const answer = JSON.stringify({ action: legalIn(firstTurn('clover'))[2] });
    bot = createOwnBot({
      bots: BOTS,
      command: `cd / && A=1; while read -r line; do echo '${answer}'; done`,
      patience: 20_000,
    });
    expect(await bot.choose(request())).toMatchObject({ action: legalIn(firstTurn('clover'))[2], fault: null });
  });

  test('that fails says why: how it ended and the last it wrote to standard error, what it answered, or that time was up', async () => {
    const details: string[] = [];
    const onFault: OwnBotSettings['onFault'] = (_fault, _request, detail) => details.push(detail);
    const because = async (command: string, patience = 20_000): Promise<void> => {
      bot = createOwnBot({ bots: BOTS, command, patience, onFault });
      await bot.choose(request());
      await bot.close();
    };
    await because('echo first >&2; echo "no module named bot" >&2; exit 3');
    await because(`read -r line; echo '{"action":{"type":"fly"}}'; sleep 30`);
    await because('read -r line; echo hello; sleep 30');
    await because('read -r line; sleep 30', 300);
    expect(details).toEqual([
      'ended with exit code 3: no module named bot',
      'not legal: {"action":{"type":"fly"}}',
      'no JSON: hello',
      expect.stringMatching(/^no answer within \d+ ms$/),
    ]);
  });

  test('sees nothing of the environment that is not its business', async () => {
    process.env.BOOMTOWN_TEST_SECRET = 'hidden';
    const { choose } = botOf('say({ action: question.legal["BOOMTOWN_TEST_SECRET" in process.env ? 2 : 1] });');
    const { action } = await choose(request());
    delete process.env.BOOMTOWN_TEST_SECRET;
    expect(action).toEqual(legalIn(firstTurn('clover'))[1]);
  });

  test.skipIf(process.platform !== 'linux')('is ended when it takes more memory than it may', async () => {
    const greedy = 'const eaten = []; for (;;) eaten.push(Buffer.alloc(16 << 20, 1));';
    const { choose } = botOf(`if (question.table === "bad") { ${greedy} } say({ action: question.legal[1] });`, {
      megabytes: 700,
    });
    expect((await choose(request('good'))).fault).toBeNull();
    expect((await choose(request('bad'))).fault).toBe('died');
  });

  test('takes those with it that it started', async () => {
    const details: string[] = [];
    const { choose, close } = botOf(
      'const { pid } = require("node:child_process").spawn("sleep", ["600"], { stdio: "ignore" }); say({ pid });',
      { onFault: (_fault, _request, detail) => details.push(detail) },
    );
    expect((await choose(request())).fault).toBe('nonsense');
    const { pid } = JSON.parse((details[0] ?? '{}').replace(/^no action in it: /, '')) as { pid: number };
    expect(isAlive(pid)).toBe(true);
    await close();
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test('is ended when the bot is closed, and what was open is answered', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boomtown-bot-'));
    const asked = join(folder, 'asked');
    const { choose, close } = botOf(`require("node:fs").writeFileSync(${JSON.stringify(asked)}, "");`);
    const open = choose(request());
    await expect.poll(() => existsSync(asked)).toBe(true);
    await close();
    expect(await open).toMatchObject({ action: SIMPLE, fault: 'closed' });
    rmSync(folder, { recursive: true });
  });
});

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.log('The example bot in Python is not tried: there is no python3 here.');

describe.skipIf(!python)('the example in Python', () => {
  test('plays whole matches without a fault', async () => {
    const command = `python3 "${fileURLToPath(new URL('../../../../../docs/examples/mybot.py', import.meta.url))}"`;
    const settings = { milliseconds: null, patience: 30_000 };
    const players = {
      a: playerOf({ command }, bots.constructo, settings),
      b: playerOf('random', bots.constructo, settings),
    };
    try {
      for (const [i, seats] of (
        [
          ['a', 'b'],
          ['b', 'a'],
        ] as const
      ).entries()) {
        const setup = { table: `match ${i}`, options: {}, seats, seed: new Uint8Array(32).fill(i) };
        const { faults: failed, times } = await playMatch(bots.constructo, setup, players);
        expect(failed).toEqual({ a: [], b: [] });
        expect(times.a.length).toBeGreaterThan(6);
      }
    } finally {
      await players.a.close();
    }
  });
});
