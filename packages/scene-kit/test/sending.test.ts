import type { Refusal } from '@boomtown/game-core';
import { expect, it } from 'vitest';
import { createPointing, createSending } from '../src/sending.ts';

const NO: Refusal = { code: 'no', message: 'No.', rule: '1' };

function picture() {
  const answers: ((refusal: Refusal | null) => void)[] = [];
  const shown: (string | null)[] = [];
  const refusals: (Refusal | null)[] = [];
  const sending = createSending<string>({
    submit: () => new Promise((resolve) => answers.push(resolve)),
    changed: () => shown.push(sending.action),
    answered: (refusal) => refusals.push(refusal),
  });
  return { sending, answers, shown, refusals };
}

it('takes no second action while one is on its way, and takes one again when it was refused', async () => {
  const { sending, answers, shown, refusals } = picture();
  const first = sending.send(0, 'first');
  await sending.send(0, 'second');
  expect(answers).toHaveLength(1);
  expect(sending.action).toBe('first');
  answers[0]?.(NO);
  await first;
  expect(refusals).toEqual([NO]);
  expect(shown).toEqual(['first', null]);
  void sending.send(0, 'second');
  expect(sending.action).toBe('second');
});

it('leaves the picture of the next step alone when the answer comes behind it', async () => {
  const { sending, answers, shown, refusals } = picture();
  const first = sending.send(0, 'first');
  sending.settle();
  void sending.send(0, 'second');
  answers[0]?.(null);
  await first;
  expect(sending.action).toBe('second');
  expect(refusals).toEqual([]);
  expect(shown).toEqual(['first', 'second']);
});

it('reports what is pointed at once, and not what the shell itself said', () => {
  const reported: (string | null)[] = [];
  const pointing = createPointing<string>(
    (a, b) => a.toLowerCase() === b.toLowerCase(),
    (action) => reported.push(action),
  );
  for (const action of [null, 'a', 'A', null, null, 'b']) pointing.at(action);
  pointing.known('c');
  pointing.at('c');
  expect(reported).toEqual(['a', null, 'b']);
});
