import type { StandIn } from '@boomtown/wire/browser';
import { expect, test } from 'vitest';
import { replacedSeats } from '../../src/pages/table/bot-news.ts';

const made = (seat: number, by: StandIn['by']) => ({ standIn: { seat, by } });

test('a normal bot plays for a program that is out or gone, until it decides again', () => {
  expect(replacedSeats([])).toEqual([]);
  expect(replacedSeats([made(1, 'bot'), made(2, 'wrong-bot'), {}])).toEqual([]);
  const out = [made(1, 'stopped-bot'), made(1, 'substitute-bot'), made(2, 'unnamed-bot'), {}, made(3, 'bot')];
  expect(replacedSeats(out)).toEqual([1, 2]);
  expect(replacedSeats([...out, made(1, 'bot')])).toEqual([2]);
});
