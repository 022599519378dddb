import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, commitmentTo, hashOfNonce, type Transcript } from '@boomtown/game-core';
import { finishedMatch } from '@boomtown/game-testing';
import { GAMES } from '@boomtown/server/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../src/commands/run.ts';
import type { Said } from '../src/commands/said.ts';

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

function ask(command: string, value: unknown): Said {
  const path = join(folder, 'match.boomtown.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return run([command, path], (file) => file, GAMES);
}

const constructo = transcriptOf(GAMES.constructo, { starter: 0 }, 2);
const last = constructo.actions.length;
/** The same with one of its actions replaced. */
const altered = (place: number, other: unknown) => ({
  ...constructo,
  actions: constructo.actions.map((made, i) => (i === place ? other : made)),
});

describe('verify', () => {
  it('says what a good transcript proves, and shows the numbers to compare', () => {
    const { lines, complaint, exitCode } = ask('verify', constructo);
    expect(complaint).toBeNull();
    expect(exitCode).toBe(0);
    const text = lines.join('\n');
    expect(lines[0]).toBe('Constructo, Ada and Ben: the transcript holds.');
    expect(text).toContain(`all ${last} actions are legal`);
    expect(text).toMatch(
      /The end: .*(won|shared the win)\. Scores: Ada: \d+, Ben: \d+\. That is what is written down\./,
    );
    expect(text).toContain(`the host: ${commitmentTo(SECRET)}`);
    expect(text).toContain(`Ben: ${hashOfNonce(NONCES[1] ?? SECRET)}`);
  });

  it('holds a whole match of every game of this build', () => {
    for (const game of Object.values<AnyGame>(GAMES)) {
      const [sample] = game.samples.toReversed();
      const transcript = transcriptOf(game, sample?.options ?? {}, sample?.seats ?? 2);
      expect(ask('verify', transcript), game.info.id).toMatchObject({ complaint: null, exitCode: 0 });
      const told = ask('replay', transcript);
      expect(told, game.info.id).toMatchObject({ complaint: null, exitCode: 0 });
      expect(told.lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(transcript.actions.length);
    }
  });

  it('proves nothing about the deal where the file is silent about it', () => {
    const { fairness: _, outcome: __, names: ___, ...bare } = constructo;
    const { lines, exitCode } = ask('verify', bare);
    expect(exitCode).toBe(0);
    expect(lines[0]).toBe('Constructo, Seat 0 and Seat 1: the transcript holds.');
    expect(lines.join('\n')).toContain('The file does not say so itself.');
    expect(lines.join('\n')).toContain('proves nothing about who chose the shuffles');
  });

  it('names the first action that does not stand, and why', () => {
    const cut = altered(4, constructo.actions[3]);
    const { lines, complaint, exitCode } = ask('verify', cut);
    expect(exitCode).toBe(1);
    expect(lines).toEqual([]);
    expect(complaint).toMatch(
      new RegExp(`^Action 5 of ${last} \\(seat \\d: .*\\) does not stand: .+ The 4 before it do\\.$`),
    );
    expect(ask('verify', altered(0, 'nothing')).complaint).toMatch(/^Action 1 of .* It is the first one\.$/);
    expect(ask('verify', altered(1, { seat: 0, action: { type: 'fly' } })).complaint).toContain(
      'The one before it does.',
    );
  });

  it('finds another outcome, another secret, another seed and a deal that is no deal', () => {
    const { fairness } = constructo;
    const other = 'ab'.repeat(32);
    expect(ask('verify', { ...constructo, outcome: null })).toMatchObject({
      exitCode: 1,
      complaint: expect.stringContaining('the outcome that is written down (null) is not the one that the rules give'),
    });
    const withDeal = (change: object) =>
      ask('verify', { ...constructo, fairness: { ...fairness, ...change } }).complaint;
    expect(withDeal({ secret: other })).toContain('is not the one to which the host was committed');
    expect(withDeal({ nonces: ['00'.repeat(16), '00'.repeat(16)] })).toContain('the seed does not follow');
    expect(withDeal({ nonces: 'none' })).toContain('are not all there');
    expect(withDeal({ commitment: undefined })).toContain('are not all there');
    expect(withDeal({ nonces: fairness?.nonces.slice(1) })).toContain('are not all there');
    expect(withDeal({ commitment: other })).toContain('is not the one to which the host was committed');
    expect(ask('verify', { ...constructo, seed: other }).complaint).toContain('the seed does not follow');
  });

  it('tells an end that the table gave from one that the rules give', () => {
    const early = { ...constructo, actions: constructo.actions.slice(0, 3), outcome: null };
    const resigned = { ...early, ending: { winners: [1], resigned: [0] } };
    const said = 'Ada gave up. So the table, not the rules, says who won: Ben won.';
    const { lines, exitCode } = ask('verify', resigned);
    expect(exitCode).toBe(0);
    expect(lines).toContain(
      `- The end: ${said} That they gave up is written down and can’t be proved; the rest follows.`,
    );
    expect(ask('replay', resigned).lines.at(-1)).toBe(said);
    // Played to its end, it has scores as well.
    const played = { ...constructo, ending: { winners: [1], resigned: [0] } };
    expect(ask('replay', played).lines.at(-1)).toMatch(/^Ada gave up\. .*: Ben won\. Scores: Ada: \d+, Ben: \d+\.$/);
    expect(ask('verify', { ...early, ending: { winners: [0], resigned: [0] } })).toMatchObject({
      exitCode: 1,
      complaint: `All 3 actions stand, but the end that the table is said to have given it ({"winners":[0],"resigned":[0]}) does not follow from who gave up. What follows: ${said}`,
    });
    expect(ask('verify', { ...early, ending: 'early' }).complaint).toMatch(/What follows: The match is not over\.$/);
  });

  it('misses the end of a match that was cut off', () => {
    const cut = { ...constructo, actions: constructo.actions.slice(0, -1) };
    expect(ask('verify', cut)).toMatchObject({
      exitCode: 1,
      complaint: expect.stringMatching(new RegExp(`^All ${last - 1} actions stand, but .*: The match is not over\\.$`)),
    });
  });

  it('says so where the match can’t begin, the game is unknown or the file is something else', () => {
    expect(ask('verify', { ...constructo, seats: 7 }).complaint).toMatch(
      /^The match can’t begin .* table of 7: .*bad-seats/,
    );
    for (const command of ['verify', 'replay']) {
      expect(ask(command, { ...constructo, seats: Number.MAX_SAFE_INTEGER }).complaint).toMatch(
        /^The match can’t begin/,
      );
    }
    expect(ask('verify', { ...constructo, game: 'chess\u001b[2J' }).complaint).toBe(
      `This build has no game "chess\\u{1b}[2J"; it has ${Object.keys(GAMES).join(', ')}.`,
    );
    expect(ask('verify', { ...constructo, game: 'toString' }).complaint).toContain('This build has no game');
    expect(ask('verify', []).complaint).toMatch(/^This is no transcript\./);
    expect(ask('verify', { ...constructo, format: 'boomtown-transcript/2' }).complaint).toBe(
      'This is no transcript. Its format is "boomtown-transcript/2"; this version reads "boomtown-transcript/1".',
    );
    expect(ask('replay', { ...constructo, format: 'boomtown-transcript/2' })).toMatchObject({ lines: [], exitCode: 1 });
  });
});

describe('replay', () => {
  it('tells the match, a line an action and a line an event', () => {
    const { lines, exitCode } = ask('replay', constructo);
    expect(exitCode).toBe(0);
    expect(lines[0]).toBe('Constructo: Ada and Ben. Options: starter 0.');
    expect(lines[1]).toMatch(/^1\. Ada: board: board (triangle|rhombus|clover)$/);
    expect(lines[2]).toMatch(/^ {3}- board-chosen: round 1, board \w+$/);
    expect(lines.some((line) => /^ {3}- placed: (Ada|Ben), piece \w+, cell \d$/.test(line))).toBe(true);
    expect(lines.at(-1)).toMatch(/won|shared the win/);
  });

  it('tells who alone was told a secret', () => {
    const hidden = Object.values<AnyGame>(GAMES).filter(({ info }) => info.hidden);
    expect(hidden.length).toBeGreaterThan(0);
    for (const game of hidden) {
      const [sample] = game.samples;
      const { lines } = ask('replay', transcriptOf(game, sample?.options ?? {}, sample?.seats ?? 2));
      expect(
        lines.some((line) => /\(to (Ada|Ben|Cy|Dot|Eve|Flo) alone\)$/.test(line)),
        game.info.id,
      ).toBe(true);
    }
  });

  it('tells a damaged match up to the damage, and a running one up to where it stands', () => {
    const damaged = ask('replay', altered(4, constructo.actions[3]));
    expect(damaged.exitCode).toBe(1);
    expect(damaged.lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(4);
    expect(damaged.complaint).toMatch(/^Action 5 of/);
    const running = ask('replay', { ...constructo, outcome: null, actions: constructo.actions.slice(0, 3) });
    expect(running).toMatchObject({ complaint: null, exitCode: 0 });
    expect(running.lines.at(-1)).toBe('The match is not over.');
  });

  it('lets no name reach the terminal as anything but text', () => {
    const { lines } = ask('replay', { ...constructo, names: ['\u001b]0;gone\u0007', 'B\u202een\n'] });
    expect(lines[0]).toContain('\\u{1b}]0;gone\\u{7} and B\\u{202e}en\\u{a}.');
    expect(lines.join('')).not.toMatch(/\p{Cc}|\p{Cf}/u);
  });
});

describe('the command line', () => {
  const at = (file: string) => join(folder, file);

  it('explains itself where it is not understood', () => {
    for (const words of [[], ['verify'], ['explain', 'file'], ['verify', 'a', 'b'], ['toString', 'a']]) {
      expect(run(words, at, GAMES)).toMatchObject({
        lines: [],
        exitCode: 2,
        complaint: expect.stringContaining('verify FILE'),
      });
    }
  });

  it('says in one line why a file can’t be read', () => {
    expect(run(['verify', 'missing.json'], at, GAMES)).toMatchObject({
      exitCode: 2,
      complaint: `${at('missing.json')} can’t be read: there is no such file.`,
    });
    expect(run(['verify', ''], () => folder, GAMES)).toMatchObject({ exitCode: 2, complaint: `${folder} is no file.` });
    writeFileSync(at('half.json'), JSON.stringify(constructo).slice(0, 300));
    expect(run(['replay', 'half.json'], at, GAMES)).toMatchObject({
      exitCode: 2,
      complaint: expect.stringContaining('is no JSON'),
    });
    writeFileSync(at('large.json'), Buffer.alloc(16 * 1024 * 1024 + 1, 0x20));
    expect(run(['replay', 'large.json'], at, GAMES)).toMatchObject({
      exitCode: 2,
      complaint: expect.stringContaining('larger than 16 MiB'),
    });
  });

  it('works through a file that is nested very deeply, or says that it can’t', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const text = JSON.stringify(altered(2, 'deep')).replace(
      '"deep"',
      `{"seat":0,"action":{"type":"place","cell":${deep}}}`,
    );
    expect(ask('verify', text)).toMatchObject({ exitCode: 1, complaint: expect.stringMatching(/./) });
  });

  it('runs as a process, with the file named as seen from where the person stands', () => {
    writeFileSync(at('good.json'), JSON.stringify(constructo));
    const env = { ...process.env, INIT_CWD: folder };
    const said = execFileSync(process.execPath, [BOOMTOWN, 'verify', 'good.json'], { env, encoding: 'utf8' });
    expect(said).toContain('the transcript holds.');
    expect(() => execFileSync(process.execPath, [BOOMTOWN, 'verify', 'bad.json'], { env, stdio: 'pipe' })).toThrow(
      /there is no such file/,
    );
  });
});
