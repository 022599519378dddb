import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AnyGame,
  boundSecret,
  bytesToHex,
  type CalledOffStart,
  commitmentTo,
  hashOfNonce,
  type Transcript,
} from '@boomtown/game-core';
import { finishedMatch } from '@boomtown/game-testing';
import { begunByFirst, GAME_FOR_FOUR, limitsOf, OPEN_GAME } from '@boomtown/registry/chosen';
import { GAMES } from '@boomtown/registry/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLine } from '../src/command-line.ts';
import type { CommandResult } from '../src/commands/command-result.ts';
import { run } from '../src/commands/run.ts';

const NAME = OPEN_GAME.info.name;
const SECRET = new Uint8Array(32).fill(1);
const NONCES = [new Uint8Array(16).fill(2), new Uint8Array(16).fill(3)];
const NAMES = ['Ada', 'Ben', 'Cy', 'Dot', 'Eve', 'Flo'];
const BOOMTOWN = fileURLToPath(new URL('../src/boomtown.ts', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boomtown-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A whole match of a game, played at random, as a server would write it down. */
function transcriptOf(game: AnyGame, options: object, seats: number): Transcript {
  const nonces = Array.from({ length: seats }, (_, seat) => NONCES[seat % 2] ?? SECRET);
  return finishedMatch(game, { options, secret: SECRET, nonces, names: NAMES.slice(0, seats) });
}

const typeOf = (action: unknown) => (action as { readonly type: string }).type;

function ask(command: string, value: unknown, ...more: string[]): Promise<CommandResult> {
  const path = join(folder, 'match.boomtown.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return run([command, path, ...more], (file) => file, GAMES);
}

const open = transcriptOf(OPEN_GAME, begunByFirst(OPEN_GAME), 2);
const last = open.actions.length;
/** The same with one of its actions replaced. */
const altered = (place: number, other: unknown) => ({
  ...open,
  actions: open.actions.map((made, i) => (i === place ? other : made)),
});

describe('verify', () => {
  it('says what a good transcript proves, and shows the numbers to compare', async () => {
    const { lines, complaint, exitCode } = await ask('verify', open);
    expect(complaint).toBeNull();
    expect(exitCode).toBe(0);
    const text = lines.join('\n');
    expect(lines[0]).toBe(`${NAME}, Ada and Ben: the transcript holds.`);
    expect(text).toContain(`all ${last} actions are legal`);
    expect(text).toMatch(
      /The end: .*(won|shared the win)\. Scores: Ada: \d+, Ben: \d+\. That is what is written down\./,
    );
    expect(text).toContain(`the server: ${commitmentTo(SECRET)}`);
    expect(text).toContain(`Ben: ${hashOfNonce(NONCES[1] ?? SECRET)}`);
  });

  it.each([
    ['de', `${NAME}, Ada und Ben: Die Aufzeichnung hält stand.`, 'der Server', 'Aktion 5 von'],
    ['es', `${NAME}, Ada y Ben: la transcripción es válida.`, 'el servidor', 'La acción 5 de'],
    ['it', `${NAME}, Ada e Ben: la trascrizione è valida.`, 'il server', 'azione 5 di'],
  ])('says in the language %s what holds and what does not', async (language, holds, host, fifth) => {
    const good = await ask('verify', open, '--lang', language);
    expect(good).toMatchObject({ complaint: null, exitCode: 0 });
    expect(good.lines[0]).toBe(holds);
    expect(good.lines.join('\n')).toContain(`${host}: ${commitmentTo(SECRET)}`);
    const english = (await ask('verify', open)).lines;
    expect(good.lines).toHaveLength(english.length);
    const hashes = english.length - NONCES.length;
    expect(good.lines.slice(0, hashes).filter((line) => english.includes(line))).toEqual([]);
    const bad = await ask('verify', altered(4, open.actions[3]), `--lang=${language}`);
    expect(bad).toMatchObject({ lines: [], exitCode: 1, complaint: expect.stringContaining(fifth) });
    expect(bad.complaint).not.toContain('your turn');
    const [first] = open.actions;
    const own = await ask('verify', altered(2, { seat: 0, action: first?.action }), '--lang', language);
    expect(own.complaint).not.toContain(
      (await ask('verify', altered(2, { seat: 0, action: first?.action }))).complaint,
    );
    const none = (await ask('verify', [], '--lang', language)).complaint;
    expect(none).not.toContain('This is not a transcript');
    expect(none).toMatch(/\S/);
  });

  it('holds a whole match of every game of this build', async () => {
    for (const game of Object.values<AnyGame>(GAMES)) {
      const [sample] = game.samples.toReversed();
      const transcript = transcriptOf(game, sample?.options ?? {}, sample?.seats ?? 2);
      expect(await ask('verify', transcript), game.info.id).toMatchObject({ complaint: null, exitCode: 0 });
      const output = await ask('replay', transcript);
      expect(output, game.info.id).toMatchObject({ complaint: null, exitCode: 0 });
      expect(output.lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(transcript.actions.length);
    }
  });

  it('names the altered action of every game of this build, in every language', async () => {
    for (const game of Object.values<AnyGame>(GAMES)) {
      const [sample] = game.samples.toReversed();
      const transcript = transcriptOf(game, sample?.options ?? {}, sample?.seats ?? 2);
      const place = Math.floor(transcript.actions.length / 2);
      const actions = transcript.actions.map((made, i) => (i === place ? { ...made, action: { type: 'fly' } } : made));
      const english = await ask('verify', { ...transcript, actions });
      expect(english.complaint, game.info.id).toContain(`Action ${place + 1} of ${actions.length} (`);
      for (const language of ['de', 'es', 'it']) {
        const { complaint, exitCode } = await ask('verify', { ...transcript, actions }, '--lang', language);
        expect(exitCode).toBe(1);
        expect(complaint, game.info.id).toMatch(new RegExp(`\\b${place + 1} (?:von|de|di) ${actions.length} \\(`));
        expect(complaint, game.info.id).not.toMatch(/is not valid|contract|action /);
      }
    }
  });

  it('proves nothing about the deal where the file is silent about it', async () => {
    const { fairness: _, outcome: __, names: ___, ...bare } = open;
    const { lines, exitCode } = await ask('verify', bare);
    expect(exitCode).toBe(0);
    expect(lines[0]).toBe(`${NAME}, Seat 1 and Seat 2: the transcript holds.`);
    expect(lines.join('\n')).toContain('The file does not say so itself.');
    expect(lines.join('\n')).toContain('proves nothing about who chose the shuffles');
  });

  it('names the first action that does not stand, and why', async () => {
    const cut = altered(4, open.actions[3]);
    const { lines, complaint, exitCode } = await ask('verify', cut);
    expect(exitCode).toBe(1);
    expect(lines).toEqual([]);
    expect(complaint).toMatch(
      new RegExp(`^Action 5 of ${last} \\((?:Ada|Ben): .*\\) is not valid: .+ The 4 before it are\\.$`),
    );
    expect((await ask('verify', altered(0, 'nothing'))).complaint).toMatch(/^Action 1 of .* It is the first one\.$/);
    expect((await ask('verify', altered(1, { seat: 0, action: { type: 'fly' } }))).complaint).toContain(
      'The one before it is.',
    );
  });

  it('finds another outcome, another secret, another seed and a deal that is no deal', async () => {
    const { fairness } = open;
    const other = 'ab'.repeat(32);
    expect(await ask('verify', { ...open, outcome: null })).toMatchObject({
      exitCode: 1,
      complaint: expect.stringContaining('the outcome that is written down (null) is not the one that the rules give'),
    });
    const withDeal = async (change: object) =>
      (await ask('verify', { ...open, fairness: { ...fairness, ...change } })).complaint;
    expect(await withDeal({ secret: other })).toContain('is not the one to which the server was committed');
    expect(await withDeal({ nonces: ['00'.repeat(16), '00'.repeat(16)] })).toContain('the seed does not follow');
    expect(await withDeal({ calledOff: 'none' })).toContain('are not all there');
    expect(await withDeal({ nonces: 'none' })).toContain('are not all there');
    expect(await withDeal({ commitment: undefined })).toContain('are not all there');
    expect(await withDeal({ nonces: fairness?.nonces.slice(1) })).toContain('are not all there');
    expect(await withDeal({ commitment: other })).toContain('is not the one to which the server was committed');
    expect((await ask('verify', { ...open, seed: other })).complaint).toContain('the seed does not follow');
  });

  describe('fault 41: of a match before which starts were called off', () => {
    const bytes = (count: number, byte: number) => new Uint8Array(count).fill(byte);
    const calledOff = {
      commitment: commitmentTo(bytes(32, 40)),
      secret: bytesToHex(bytes(32, 40)),
      promises: [hashOfNonce(bytes(16, 41)), hashOfNonce(bytes(16, 42))],
      nonces: [bytesToHex(bytes(16, 41)), null],
      seat: 1,
      why: 'no-nonce',
    } satisfies CalledOffStart;
    const redrawn = (...starts: readonly object[]) => ({
      ...open,
      fairness: { ...open.fairness, calledOff: starts },
    });

    it('says how many there were and by whom, and never that nobody could choose', async () => {
      const { lines, exitCode } = await ask('verify', redrawn(calledOff));
      expect(exitCode).toBe(0);
      const text = lines.join('\n');
      expect(text).toContain('called off once after a number had been opened, by Ben.');
      expect(text).toContain('every redraw is counted');
      expect(text).toContain(`the server: ${commitmentTo(SECRET)}`);
      for (const language of ['en', 'de', 'es', 'it']) {
        const output = await ask('verify', redrawn(calledOff), '--lang', language);
        expect(output.exitCode).toBe(0);
        expect(output.lines.join('\n')).not.toMatch(/nobody|neither|niemand|weder|nadie|nessuno|\bné\b/i);
        expect(output.lines.join('\n')).toContain('Ben');
      }
    });

    it('finds that one was deleted, added or altered, and says where the file could not show it', async () => {
      const bound = (starts: readonly CalledOffStart[], announced: readonly object[] = starts) => {
        const drawn = bytes(32, 50);
        const secret = boundSecret(drawn, starts);
        const dealt = finishedMatch(OPEN_GAME, {
          options: {},
          secret,
          nonces: NONCES,
          names: NAMES.slice(0, 2),
        });
        const calledOff = announced.length === 0 ? {} : { calledOff: announced };
        return { ...dealt, fairness: { ...dealt.fairness, ...calledOff, drawn: bytesToHex(drawn) } };
      };
      for (const starts of [[], [calledOff]]) {
        const { lines, exitCode } = await ask('verify', bound(starts));
        expect(exitCode).toBe(0);
        expect(lines.join('\n')).toContain('none was left out, added or changed');
      }
      const deleted = bound([calledOff], []);
      for (const one of [deleted, bound([], [calledOff]), bound([calledOff], [{ ...calledOff, why: 'wrong-nonce' }])]) {
        expect(await ask('verify', one)).toMatchObject({
          exitCode: 1,
          lines: [],
          complaint: expect.stringContaining('the starts that were called off before it are not those in the file'),
        });
      }
      const { drawn: _, ...unbound } = deleted.fairness;
      const { lines } = await ask('verify', { ...deleted, fairness: unbound });
      expect(lines.join('\n')).toContain('the file may leave some out');
    });

    it('names who sat there then, not who came later or sits there now', async () => {
      const former = [{ seat: 1, name: 'Zoe', until: 3 }];
      const later = await ask('verify', { ...redrawn(calledOff), former });
      expect(later.lines.join('\n')).toContain('after a number had been opened, by Zoe.');
      const gone = await ask('verify', redrawn({ ...calledOff, gone: [1] }));
      expect(gone.lines.join('\n')).toContain('after a number had been opened, by someone who has left.');
    });

    it('fails where one does not fit, or where anything of it was used again', async () => {
      const wrong = await ask('verify', redrawn({ ...calledOff, seat: 0 }));
      expect(wrong).toMatchObject({ exitCode: 1 });
      expect(wrong.complaint).toContain('the numbers of a start that was called off do not fit');
      const twice = await ask('verify', redrawn(calledOff, calledOff));
      expect(twice.complaint).toContain('a number of a start that was called off was used again');
      const [promise] = open.fairness?.nonces.map(() => hashOfNonce(NONCES[0] ?? SECRET)) ?? [];
      const again = await ask('verify', redrawn({ ...calledOff, promises: [calledOff.promises[0], promise] }));
      expect(again.complaint).toContain('was used again');
    });
  });

  it('tells an end that the table gave from one that the rules give', async () => {
    const early = { ...open, actions: open.actions.slice(0, 3), outcome: null };
    const resigned = { ...early, ending: { winners: [1], resigned: [0] } };
    const said = 'Ada resigned. So the table, not the rules, says who won: Ben won.';
    const { lines, exitCode } = await ask('verify', resigned);
    expect(exitCode).toBe(0);
    expect(lines).toContain(
      `- The end: ${said} The resignation is only written down and can’t be proved; the rest follows.`,
    );
    expect((await ask('replay', resigned)).lines.at(-1)).toBe(said);
    expect(await ask('verify', { ...early, ending: { winners: [0], resigned: [0] } })).toMatchObject({
      exitCode: 1,
      complaint: `All 3 actions are valid, but the ending in the file (Ada resigned. So the table, not the rules, says who won: Ada won.) does not follow from who resigned. What follows: ${said}`,
    });
    expect((await ask('verify', { ...early, ending: 'early' })).complaint).toMatch(
      /What follows: The match is not over\.$/,
    );
  });

  it('finds a loser made into the winner after the rules had ended the match', async () => {
    const { winners } = open.outcome ?? { winners: [] };
    for (const seat of [0, 1]) {
      for (const command of ['verify', 'replay']) {
        const { complaint, exitCode } = await ask(command, {
          ...open,
          ending: { winners: [1 - seat], resigned: [seat] },
        });
        expect(exitCode).toBe(1);
        expect(complaint).toMatch(
          winners.length === 1
            ? new RegExp(`What follows: ${NAMES[winners[0] ?? 0]} won\\. Scores: Ada: \\d+, Ben: \\d+\\.$`)
            : /What follows: .* shared the win/,
        );
      }
    }
  });

  it('takes no time and no names that are something else', async () => {
    const [first, ...rest] = open.actions;
    for (const command of ['verify', 'replay']) {
      const { complaint, exitCode } = await ask(command, {
        ...open,
        actions: [{ ...first, at: 'soon' }, ...rest],
      });
      expect(exitCode).toBe(1);
      expect(complaint).toMatch(/^This is not a transcript\. The time "at" of action 1 /);
    }
    expect((await ask('verify', { ...open, names: ['Ada'] })).complaint).toContain('one for each seat');
  });

  it('tells each step with the name that the seat had then, where a new player came', async () => {
    const until = open.actions.findIndex(({ seat }) => seat === 1) + 1;
    const later = open.actions.findIndex(({ seat }, i) => seat === 1 && i >= until) + 1;
    const { lines } = await ask('replay', { ...open, former: [{ seat: 1, name: 'Zoe', until }] });
    const [, now] = open.names ?? [];
    expect(lines.find((line) => line.startsWith(`${until}. `))).toContain(`${until}. Zoe: `);
    expect(lines.find((line) => line.startsWith(`${later}. `))).toContain(`${later}. ${now}: `);
    expect(lines[0]).not.toContain('Zoe');
  });

  it('misses the end of a match that was cut off', async () => {
    const cut = { ...open, actions: open.actions.slice(0, -1) };
    expect(await ask('verify', cut)).toMatchObject({
      exitCode: 1,
      complaint: expect.stringMatching(
        new RegExp(`^All ${last - 1} actions are valid, but .*: The match is not over\\.$`),
      ),
    });
  });

  it('says so where the match can’t begin, the game is unknown or the file is something else', async () => {
    expect((await ask('verify', { ...open, seats: 7 })).complaint).toMatch(
      /^The match can’t begin .* table of 7: .*bad-seats/,
    );
    for (const command of ['verify', 'replay']) {
      expect((await ask(command, { ...open, seats: Number.MAX_SAFE_INTEGER })).complaint).toMatch(
        /^The match can’t begin/,
      );
    }
    expect((await ask('verify', { ...open, game: 'chess\u001b[2J' })).complaint).toBe(
      `This build has no game “chess\\u{1b}[2J”; it has ${Object.keys(GAMES).join(', ')}.`,
    );
    expect((await ask('verify', { ...open, game: 'toString' })).complaint).toContain('This build has no game');
    expect((await ask('verify', [])).complaint).toMatch(/^This is not a transcript\./);
    expect((await ask('verify', { ...open, format: 'boomtown-transcript/2' })).complaint).toBe(
      'This is not a transcript. Its format is "boomtown-transcript/2"; this version reads "boomtown-transcript/1".',
    );
    expect(await ask('replay', { ...open, format: 'boomtown-transcript/2' })).toMatchObject({
      lines: [],
      exitCode: 1,
    });
  });
});

describe('replay', () => {
  it('tells the match, a line an action and a line an event', async () => {
    const { lines, exitCode } = await ask('replay', open);
    expect(exitCode).toBe(0);
    expect(lines[0]).toMatch(new RegExp(`^${NAME}: Ada and Ben\\. Options: .+\\.$`));
    expect(lines[1]).toMatch(/^1\. Ada: .*(Triangle|Rhombus|Clover)/);
    expect(lines.slice(1, -1).every((line) => /^(\d+\. (Ada|Ben): | {3}- )\S.*$/.test(line))).toBe(true);
    // Cells have the numbers that they have on the pages, whatever they are in the file.
    const [place] = open.actions.flatMap(({ action }, i) => (typeOf(action) === 'place' ? [i] : []));
    const at = lines.findIndex((line) => line.startsWith(`${(place ?? 0) + 1}. `));
    const [done = '', told = ''] = lines.slice(at);
    expect(told).toMatch(/^ {3}- (Ada|Ben) .*\b[1-9]\.$/);
    expect(/\d(?=\D*$)/.exec(told)?.[0]).toBe(/\d(?=\D*$)/.exec(done)?.[0]);
    expect(lines.at(-1)).toMatch(/won|shared the win/);
  });

  it('names the bots among the players, each with its level or as a program of the host’s', async () => {
    const headline = async (bots: readonly (string | null)[], ...more: string[]) => {
      const { lines, exitCode } = await ask('replay', { ...open, bots }, ...more);
      expect(exitCode).toBe(0);
      return lines[0];
    };
    expect(await headline([null, 'hard'])).toMatch(new RegExp(`^${NAME}: Ada and Ben \\(bot, hard\\)\\. Options: `));
    expect(await headline(['easy', 'own:Old Hand'])).toMatch(
      new RegExp(`^${NAME}: Ada \\(bot, easy\\) and Ben \\(bot, the host’s Old Hand\\)\\. Options: `),
    );
    expect(await headline([null, 'hard'], '--lang', 'de')).toMatch(
      new RegExp(`^${NAME}: Ada und Ben \\(Bot, .+\\)\\. `),
    );
    // What is no bot of any server's is passed over, as on the page.
    expect(await headline([null, 'own:'])).toMatch(new RegExp(`^${NAME}: Ada and Ben\\. `));
  });

  it('tells every game in whole sentences, without one name of the program', async () => {
    for (const game of Object.values<AnyGame>(GAMES)) {
      const [sample] = game.samples.toReversed();
      const { lines } = await ask('replay', transcriptOf(game, sample?.options ?? {}, sample?.seats ?? 2));
      const events = lines.filter((line) => line.startsWith('   - '));
      expect(events.length, game.info.id).toBeGreaterThan(3);
      for (const line of events) expect(line, game.info.id).toMatch(/^ {3}- [^{}[\]"]*[.!?](?: \(to .*\))?$/);
    }
  });

  it('tells the match in another language, if asked', async () => {
    const { lines, exitCode } = await ask('replay', open, '--lang', 'de');
    expect(exitCode).toBe(0);
    expect(lines.at(-1)).toMatch(/gewonnen|gewinnt|geteilt|teilen/i);
    expect((await ask('replay', open, '--lang=de')).lines).toEqual(lines);
    for (const more of [['--lang', 'tlh'], ['--lang'], ['--loud']]) {
      expect(await ask('replay', open, ...more), more.join(' ')).toMatchObject({ lines: [], exitCode: 2 });
    }
  });

  it('says who alone saw a secret', async () => {
    const hidden = Object.values<AnyGame>(GAMES).filter(({ info }) => info.hidden);
    expect(hidden.length).toBeGreaterThan(0);
    for (const game of hidden) {
      const [sample] = game.samples;
      const { lines } = await ask('replay', transcriptOf(game, sample?.options ?? {}, sample?.seats ?? 2));
      expect(
        lines.some((line) => /\(to (Ada|Ben|Cy|Dot|Eve|Flo) alone\)$/.test(line)),
        game.info.id,
      ).toBe(true);
    }
  });

  it('tells a damaged match up to the damage, and a running one up to where it stands', async () => {
    const damaged = await ask('replay', altered(4, open.actions[3]));
    expect(damaged.exitCode).toBe(1);
    expect(damaged.lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(4);
    expect(damaged.complaint).toMatch(/^Action 5 of/);
    const running = await ask('replay', { ...open, outcome: null, actions: open.actions.slice(0, 3) });
    expect(running).toMatchObject({ complaint: null, exitCode: 0 });
    expect(running.lines.at(-1)).toBe('The match is not over.');
  });

  it('tells nothing of a match that can’t begin, not even its players', async () => {
    const { lines, complaint, exitCode } = await ask('replay', { ...open, seats: 7 });
    expect(complaint).toMatch(/^The match can’t begin/);
    expect({ lines, exitCode }).toEqual({ lines: [], exitCode: 1 });
  });

  it('lets no name reach the terminal as anything but text', async () => {
    const { lines } = await ask('replay', { ...open, names: ['\u001b]0;gone\u0007', 'B\u202een\n'] });
    expect(lines[0]).toContain(' ]0;gone and Ben.');
    expect(lines.join('')).not.toMatch(/\p{Cc}|\p{Cf}/u);
  });

  it('keeps a name that runs from right to left to itself, in its own spelling', async () => {
    const { lines } = await ask('replay', { ...open, names: ['علی\u200cرضا', '👨\u200d👩\u200d👧'] });
    expect(lines[0]).toContain(' \u2068علی\u200cرضا\u2069 and 👨\u200d👩\u200d👧.');
    expect(lines[1]).toMatch(/^1\. \u2068علی\u200cرضا\u2069: /u);
  });
});

describe('the command line', () => {
  const at = (file: string) => join(folder, file);

  it('explains itself where it is not understood', async () => {
    for (const words of [[], ['verify'], ['explain', 'file'], ['verify', 'a', 'b'], ['toString', 'a']]) {
      expect(await run(words, at, GAMES)).toMatchObject({
        lines: [],
        exitCode: 2,
        complaint: expect.stringContaining('verify FILE'),
      });
    }
  });

  it('says of each command how it is called, instead of looking for a file of that name', async () => {
    for (const name of ['verify', 'replay', 'settings', 'doctor', 'backup', 'restore']) {
      for (const help of ['--help', '-h']) {
        const said = await runLine([name, help], at, GAMES, {});
        expect(said).toMatchObject({ complaint: null, exitCode: 0 });
        expect(said.lines.join('\n')).toMatch(new RegExp(`^npm run boomtown -- ${name}\\b.*$`));
      }
    }
    for (const words of [['--help'], ['explain', '--help']]) {
      expect((await runLine(words, at, GAMES, {})).lines.join('\n')).toContain('verify FILE');
    }
  });

  it('says in one line why a file can’t be read', async () => {
    expect(await run(['verify', 'missing.json'], at, GAMES)).toMatchObject({
      exitCode: 2,
      complaint: `${at('missing.json')} can’t be read: there is no such file.`,
    });
    expect(await run(['verify', ''], () => folder, GAMES)).toMatchObject({
      exitCode: 2,
      complaint: `${folder} is no file.`,
    });
    writeFileSync(at('half.json'), JSON.stringify(open).slice(0, 300));
    expect(await run(['replay', 'half.json'], at, GAMES)).toMatchObject({
      exitCode: 2,
      complaint: expect.stringContaining('is not JSON'),
    });
    writeFileSync(at('large.json'), Buffer.alloc(16 * 1024 * 1024 + 1, 0x20));
    expect(await run(['replay', 'large.json'], at, GAMES)).toMatchObject({
      exitCode: 2,
      complaint: expect.stringContaining('larger than 16 MiB'),
    });
  });

  it('works through a file that is nested very deeply, or says that it can’t', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const text = JSON.stringify(altered(2, 'deep')).replace(
      '"deep"',
      `{"seat":0,"action":{"type":"place","cell":${deep}}}`,
    );
    expect(await ask('verify', text)).toMatchObject({ exitCode: 1, complaint: expect.stringMatching(/./) });
  });

  it('runs as a process, with the file named as seen from where the person stands', async () => {
    writeFileSync(at('good.json'), JSON.stringify(open));
    const env = { ...process.env, INIT_CWD: folder };
    const said = execFileSync(process.execPath, [BOOMTOWN, 'verify', 'good.json'], { env, encoding: 'utf8' });
    expect(said).toContain('the transcript holds.');
    const output = execFileSync(process.execPath, [BOOMTOWN, 'replay', 'good.json'], { env, encoding: 'utf8' });
    expect(output).toContain('\n1. Ada: ');
    expect(() => execFileSync(process.execPath, [BOOMTOWN, 'verify', 'bad.json'], { env, stdio: 'pipe' })).toThrow(
      /there is no such file/,
    );
  });
});

describe('analyse', () => {
  const shortOptions = Object.fromEntries(limitsOf(GAME_FOR_FOUR).map((key) => [key, 3]));
  const short = transcriptOf(GAME_FOR_FOUR, shortOptions, 2);

  it('gives every step’s chances, luck and decisions, and the deciding moments', async () => {
    const { lines, complaint, exitCode } = await ask('analyse', short, '--playouts', '4', '--lang', 'en');
    expect(complaint).toBeNull();
    expect(exitCode).toBe(0);
    expect(lines[0]).toBe('An estimate: from each step bots played on 4 times. With everything open.');
    expect(lines.filter((line) => /^\d+[.] .*Ada.*%.*Ben.*%/.test(line))).toHaveLength(short.actions.length + 1);
    expect(lines).toContain('Luck and decisions:');
    expect(lines).toContain('What decided the match:');
    // As on the page nothing is put into sentences that rests on fewer than 8 playouts.
    expect(lines.join('\n')).toContain('too few times to say anything of luck and decisions');
    expect(lines.join('\n')).not.toContain('points of luck');
    expect((await ask('analyse', short, '--playouts', '8', '--lang', 'en')).lines.join('\n')).not.toContain('too few');
  });

  it('gives chances that add up to 100 percent after each step', async () => {
    const { lines } = await ask('analyse', short, '--playouts', '3', '--lang', 'en');
    const steps = lines.filter((line) => /^\d+[.] /.test(line));
    expect(steps).toHaveLength(short.actions.length + 1);
    for (const line of steps) {
      const percents = [...line.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent));
      expect(
        percents.reduce((sum, percent) => sum + percent, 0),
        line,
      ).toBe(100);
    }
  });

  it('says of a match that is not over only how it stands, and that it is not over', async () => {
    const begun = { ...short, actions: short.actions.slice(0, 2), outcome: null };
    const { lines, complaint } = await ask('analyse', begun, '--playouts', '2', '--lang', 'en');
    expect(complaint).toBeNull();
    expect(lines.at(-2)).toMatch(/^2[.] /);
    expect(lines.at(-1)).toMatch(/^The match is not over: this goes as far as step 2[.]/);
    const [json = ''] = (await ask('analyse', begun, '--playouts', '2', '--json')).lines;
    expect(JSON.parse(json)).toMatchObject({ over: false, account: null, moments: null });
    const exact = { ...open, actions: open.actions.slice(0, 5), outcome: null };
    expect((await ask('analyse', exact, '--playouts', '2', '--lang', 'en')).lines.at(-1)).toBe(
      '- The match is not over: this goes as far as step 5, and who wins is still open.',
    );
  });

  it('gives the same numbers as JSON for the same seed, and others for another one', async () => {
    const asked = async (seed: string) =>
      (await ask('analyse', short, '--json', '--playouts', '4', '--seed', seed)).lines;
    const [line = ''] = await asked('5');
    expect(await asked('5')).toEqual([line]);
    expect(await asked('6')).not.toEqual([line]);
    const report: unknown = JSON.parse(line);
    expect(report).toMatchObject({ game: GAME_FOR_FOUR.info.id, seed: 5, playouts: 4, knowledge: 'open', done: true });
  });

  it('takes its options anywhere, before the file and before the command, too', async () => {
    const [asked] = (await ask('analyse', short, '--json', '--playouts', '2')).lines;
    const path = join(folder, 'match.boomtown.json');
    for (const words of [
      ['analyse', '--json', '--playouts', '2', path],
      ['analyse', '--playouts=2', path, '--json'],
      ['--json', 'analyse', path, '--playouts', '2'],
    ]) {
      expect(await runLine(words, (file) => file, GAMES, {}), words.join(' ')).toMatchObject({
        lines: [asked],
        exitCode: 0,
      });
    }
    for (const command of ['verify', 'replay']) {
      const behind = await ask(command, short, '--lang', 'de');
      expect(await run([command, '--lang', 'de', path], (file) => file, GAMES)).toEqual(behind);
    }
  });

  it('is exact where the game can be worked out, the same each time', async () => {
    const { lines, exitCode } = await ask('analyse', open, '--json', '--playouts', '2');
    expect(exitCode).toBe(0);
    const report = JSON.parse(lines[0] ?? '') as { exact: boolean; steps: { exact: boolean; lead: number }[] };
    expect(report.exact).toBe(true);
    expect(report.steps).toHaveLength(last + 1);
    // The last turns of a round are worked out to its end.
    expect(report.steps.filter(({ exact }) => exact).length).toBeGreaterThan(last / 3);
    const [first, second] = open.outcome?.scores ?? [];
    expect(report.steps.at(-1)).toMatchObject({ exact: true, lead: (first ?? 0) - (second ?? 0) });
    expect((await ask('analyse', open, '--json', '--playouts', '2')).lines).toEqual(lines);
    const told = (await ask('analyse', open, '--playouts', '2')).lines;
    expect(told.filter((line) => /^\d+\. /.test(line))).toHaveLength(last + 1);
    expect(told.join('\n')).toContain('Perfect play from here:');
    expect(told.join('\n')).not.toContain('%');
  });

  it('estimates from what one seat knew', async () => {
    // People count seats from 1, as the pages do; JSON counts them from 0, as files and rules do.
    const { lines } = await ask('analyse', short, '--playouts', '2', '--seat', '2');
    expect(lines[0]).toContain('From what Ben could see.');
    const [json = ''] = (await ask('analyse', short, '--playouts', '2', '--seat', '1', '--json')).lines;
    expect(JSON.parse(json)).toMatchObject({ knowledge: 0 });
  });

  it.each([
    ['--playouts', '0'],
    ['--playouts', '1e9'],
    ['--seed', '-1'],
    ['--seed', String(2 ** 32)],
    ['--seed'],
    ['--seat', 'one'],
    ['--other', '1'],
  ])('does not understand %s %s', async (...words) => {
    const { lines, complaint, exitCode } = await ask('analyse', short, ...words);
    expect(lines).toEqual([]);
    expect(complaint).toContain('boomtown -- analyse FILE');
    expect(exitCode).toBe(2);
  });

  it('refuses a file that does not hold, and a seat that the match does not have', async () => {
    expect((await ask('analyse', altered(3, { seat: 0, action: {} }))).exitCode).toBe(1);
    for (const seat of ['0', '3']) {
      expect(await ask('analyse', short, `--seat=${seat}`)).toEqual({
        lines: [],
        complaint: `--seat is a number from 1 to 2 here: the match has no seat ${seat}.`,
        exitCode: 1,
      });
    }
  });

  it('calls seats without names by numbers from 1, as every command does', async () => {
    const { names: _, ...nameless } = short;
    for (const words of [['analyse', '--playouts', '2'], ['replay'], ['verify']]) {
      const [command = '', ...options] = words;
      const told = (await ask(command, nameless, ...options, '--lang', 'en')).lines.join('\n');
      expect(told).toContain('Seat 2');
      expect(told).not.toContain('Seat 0');
    }
  });
});
