import { TRANSCRIPT_FORMAT, type Transcript, verify } from '@boomtown/game-core';
import { BOTS } from '@boomtown/registry/bots';
import { OPEN_GAME } from '@boomtown/registry/chosen';
import { entryOf } from '@boomtown/registry/ids';
import { describe, expect, test } from 'vitest';
import { asksForHelp, readTournament } from '../src/arena/arguments.ts';
import { playerOf } from '../src/arena/contestant.ts';
import { type MatchResult, playMatch } from '../src/arena/match.ts';
import { neverMoved, report, tally } from '../src/arena/tally.ts';
import { jobsOf, playTournament } from '../src/arena/tournament.ts';

const GAME = OPEN_GAME.info.id;
const ENTRY = entryOf(BOTS, GAME);

function tournament(line: string) {
  const read = readTournament(line.split(' '));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

function result(winner: MatchResult['winner'], faults: readonly string[] = []): MatchResult {
  const winners = winner === null ? [0, 1] : [winner === 'a' ? 0 : 1];
  const transcript: Transcript = {
    format: TRANSCRIPT_FORMAT,
    game: 'any',
    options: {},
    seats: 2,
    seed: '',
    actions: Array.from({ length: 7 + winners.length }, () => ({ seat: 0, action: {} })),
    outcome: { winners, scores: [0, 0] },
  };
  return { winner, transcript, times: { a: [1, 3], b: [2] }, faults: { a: faults, b: [] } };
}

describe('the command line of the arena', () => {
  test('needs no more than a game', () => {
    expect(tournament(GAME)).toMatchObject({
      entry: BOTS[GAME],
      a: 'hard',
      b: 'normal',
      games: 200,
      threads: 2,
      seats: 2,
      options: {},
      milliseconds: null,
    });
  });

  test('takes a program for A, wherever the game stands', () => {
    const read = readTournament(['--bot', 'python3 mybot.py', GAME, '--b', 'easy', '--options', '{"sameBoard":true}']);
    expect(read).toMatchObject({
      ok: true,
      value: { a: { command: 'python3 mybot.py' }, b: 'easy', options: { sameBoard: true } },
    });
  });

  test.each([
    '',
    'chess',
    'toString',
    `${GAME} ${GAME}`,
    `${GAME} --a perfect`,
    `${GAME} --a hard --bot x`,
    `${GAME} --games 0`,
    `${GAME} --games many`,
    `${GAME} --seats 3`,
    `${GAME} --options []`,
    `${GAME} --options {`,
    `${GAME} --ms 0`,
    `${GAME} --speed 3`,
    `${GAME} --options {"boards":7}`,
  ])('refuses "%s"', (line) => {
    expect(readTournament(line === '' ? [] : line.split(' ')).ok).toBe(false);
  });

  test.each([
    [`${GAME} --games 0`, '--games is a whole number from 1 to 1000000.'],
    [`${GAME} --seats 3`, '--seats is 2 here.'],
    [`${GAME} --ms fast`, '--ms is a whole number from 1 to 600000.'],
    [`${GAME} --patience 0`, '--patience is a whole number from 1 to 600000.'],
  ])('says of "%s" which number is meant', (line, error) => {
    expect(readTournament(line.split(' '))).toEqual({ ok: false, error });
  });

  test('tells what it takes when it is asked', () => {
    expect(asksForHelp([GAME, '--help'])).toBe(true);
    expect(asksForHelp([GAME])).toBe(false);
  });
});

describe('a tournament', () => {
  test('gives each pair of games the same chance with the seats exchanged', () => {
    const jobs = jobsOf(tournament(`${GAME} --games 5`), 'text');
    expect(jobs.map(({ seats }) => seats.join(''))).toEqual(['ab', 'ba', 'ab', 'ba', 'ab']);
    const seeds = jobs.map(({ seed }) => Buffer.from(seed).toString('hex'));
    expect(new Set(seeds).size).toBe(3);
    expect([seeds[0], seeds[2]]).toEqual([seeds[1], seeds[3]]);
  });

  test('is played in workers to the end of every match', async () => {
    const counted: number[] = [];
    const { seed, results } = await playTournament(
      tournament(`${GAME} --a normal --b random --games 6 --threads 2 --seed six`),
      (done) => counted.push(done),
    );
    expect(seed).toBe('six');
    expect(counted).toEqual([1, 2, 3, 4, 5, 6]);
    const { wins, draws, losses } = tally(results);
    expect(wins + draws + losses).toBe(6);
    expect(wins).toBeGreaterThan(losses);
    for (const { transcript, times, faults } of results) {
      expect(verify(ENTRY.game, transcript).ok).toBe(true);
      expect(Math.min(times.a.length, times.b.length)).toBeGreaterThan(6);
      expect(faults).toEqual({ a: [], b: [] });
    }
  });

  test('credits the side whose seat won', async () => {
    const settings = { milliseconds: null, patience: 1000 };
    const players = {
      a: playerOf('random', ENTRY, settings),
      b: playerOf('normal', ENTRY, settings),
    };
    const setup = { table: 'one', options: { starter: 0 }, seats: ['b', 'a'] as const, seed: new Uint8Array(32) };
    const results = [];
    for (let i = 0; i < 4; i += 1) results.push(await playMatch(ENTRY, setup, players));
    expect(tally(results).losses).toBeGreaterThan(2);
  });
});

describe('the tally', () => {
  test('counts draws apart, and as half wins in the score', () => {
    const results = [
      result('a'),
      result('a', ['ended (was ended)', 'ended (ended with exit code 1: no)']),
      result(null),
      result('b'),
    ];
    expect(tally(results)).toEqual({ wins: 2, draws: 1, losses: 1 });
    const lines = report(results, { a: 'hard', b: 'normal' });
    expect(lines[0]).toBe('A (hard) against B (normal): 2 wins, 1 draws, 1 losses in 4 games');
    expect(lines[1]).toContain('50.0 %');
    expect(lines[2]).toContain('62.5 %');
    expect(lines[3]).toMatch(/^Seat 1 wins 75\.0 %/);
    expect(lines[4]).toMatch(/^Seat 2 wins 50\.0 %/);
    expect(lines[5]).toBe('A game has 8 actions (median), from 8 to 9');
    expect(lines[6]).toBe(
      'A: 8 moves, mean 2.0 ms, 95th percentile 3.0 ms, longest 3.0 ms; 2 of them made for it: 2 times ended (was ended)',
    );
  });

  test('knows a side that made no move by itself', () => {
    expect(neverMoved([result('b', ['ended (x)', 'ended (x)'])], 'a')).toBe(true);
    expect(neverMoved([result('b', ['ended (x)'])], 'a')).toBe(false);
    expect(neverMoved([], 'a')).toBe(false);
  });
});
