import { readFileSync } from 'node:fs';
import { describePlaythroughs } from '@boomtown/game-testing';
import { describe, expect, it } from 'vitest';
import { constructionBoomGame } from '../../src/rules/index.ts';
import { writeBuilding } from '../../src/rules/notation.ts';
import type { State } from '../../src/rules/types.ts';
import { kind, TILES } from './position.ts';

const FOLDER = new URL('./playthroughs/', import.meta.url);

/** A position as a person would set it up on a table. */
function textOf(state: State): string {
  const { phase, round, opener, actor, turn, money, bid, contract, hands, removed, passes, open } = state;
  const tilesOf = (ids: readonly number[]) => ids.map((id) => `${kind(id)}${id}`).join(' ') || 'none';
  return [
    `round ${round}, opened by ${opener}: ${phase}, actor ${actor}, turn ${turn}, passes ${passes}, money ${money.join(' ')}`,
    ...(bid === null ? [] : [`bid ${bid.number} ${bid.material} by ${bid.seat}`]),
    ...(contract === null
      ? []
      : [
          `contract ${contract.number} ${contract.material} of ${contract.contractor}${contract.doubled ? ', doubled' : ''}`,
        ]),
    `hand 0: ${tilesOf(hands[0])}`,
    `hand 1: ${tilesOf(hands[1])}`,
    `removed: ${tilesOf(removed)}`,
    ...open.map(({ column, row }) => `waiting for a side: ${column},${row}`),
    writeBuilding(state.building, TILES),
  ].join('\n');
}

describePlaythroughs(constructionBoomGame, FOLDER, { text: textOf });

/** The steps of a playthrough, each as text. */
function stepsOf(name: string): readonly string[] {
  return readFileSync(new URL(name, FOLDER), 'utf8').split(/^step \d+$/m);
}

describe('the playthroughs show what they are kept for', () => {
  it.each([
    ['chain-collapse.txt', 'a collapse that brings the next ground down', /"collapsed"(.|\n)*"fell"(.|\n)*"collapsed"/],
    ['chain-collapse.txt', 'a skipped bonus', /^> \d \{"type":"skip"\}$/m],
    ['bonus.txt', 'a bonus from a combo', /^> \d \{"type":"bonus"/m],
    ['bonus.txt', 'an end by two passes', /"passed"(.|\n)*"match-ended"/],
    ['bonus.txt', 'a crushed roof', /"type":"crushed"/],
    ['doubled.txt', 'a doubled contract', /^> \d \{"type":"double"\}$/m],
    ['leaning.txt', 'a saboteur who chooses a side', /^> \d \{"type":"lean"/m],
    ['shared-win.txt', 'a shared win', /outcome .*"winners":\[0,1\]/],
  ])('%s: %s', (name, _, shown) => {
    expect(stepsOf(name).some((step) => shown.test(step))).toBe(true);
  });

  it('with both hands empty nobody passes at the end, with tiles left two do', () => {
    const handsIn = (name: string) => stepsOf(name).flatMap((step) => step.match(/hand \d: .*/g) ?? []);
    const isEmptyAtEnd = (name: string, seat: number) =>
      handsIn(name).findLast((hand) => hand.startsWith(`hand ${seat}`)) === `hand ${seat}: none`;
    expect([0, 1].every((seat) => isEmptyAtEnd('doubled.txt', seat))).toBe(true);
    expect([0, 1].some((seat) => isEmptyAtEnd('bonus.txt', seat))).toBe(false);
    expect(stepsOf('doubled.txt').at(-1)).not.toContain('"passed"');
    expect(stepsOf('bonus.txt').at(-1)).toContain('"passed"');
  });
});
