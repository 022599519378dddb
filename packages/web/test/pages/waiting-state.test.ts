import { describe, expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { waitingState } from '../../src/pages/table/waiting-state.ts';
import { seatView, tableView } from './fake-connection.ts';

const words = pageWords('en', en);
const stateText = (mine: readonly number[], ...seats: readonly ReturnType<typeof seatView>[]) =>
  waitingState(tableView({ seats }), mine, words);

const ada = { name: 'Ada' };
const ben = { name: 'Ben' };

describe('what the waiting room waits for', () => {
  test('people, while seats are free', () => {
    expect(stateText([0], seatView(0, ada), seatView(1, { taken: false, here: false, name: '' }))).toBe(
      'Waiting for 1 more player.',
    );
  });

  test('the person’s own word, once everyone is here', () => {
    expect(stateText([0], seatView(0, ada), seatView(1, ben))).toBe('Everyone is here. Say when you are ready.');
    expect(stateText([0], seatView(0, ada), seatView(1, { ...ben, ready: true }))).toMatch(/^Everyone is here/);
  });

  test('never says that everyone is here while a person is away', () => {
    const gone = seatView(1, { ...ben, here: false });
    expect(stateText([0], seatView(0, ada), gone)).toMatch(/^Ben is away just now\. Say when you are ready/);
    expect(stateText([0], seatView(0, { ...ada, ready: true }), gone)).toMatch(
      /^Ben is away just now; the game begins/,
    );
    expect(stateText([], seatView(0, ada), gone)).toMatch(/^Waiting for Ada to be ready\. Ben is away/);
    expect(stateText([0], seatView(0, ada), gone, seatView(2, { name: 'Cem', here: false }))).toMatch(
      /^Ben and Cem are away just now/,
    );
  });

  test('the others’ word', () => {
    expect(stateText([0], seatView(0, { ...ada, ready: true }), seatView(1, ben))).toBe('Waiting for Ben to be ready.');
    expect(stateText([], seatView(0, ada), seatView(1, ben))).toBe('Waiting for Ada and Ben to be ready.');
  });

  test('nothing any more when the game is dealt', () => {
    const seats = [seatView(0, { ...ada, ready: true }), seatView(1, { ...ben, ready: true })];
    expect(waitingState(tableView({ stage: 'dealing', seats }), [0], words)).toBe('All are ready. The game begins …');
  });
});
