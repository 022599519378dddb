import { expect, test } from 'vitest';
import { endFollower } from '../../src/shell/follow-end.ts';

function scrollerAt(scrollTop: number) {
  return { scrollTop, clientHeight: 100, scrollHeight: 400 };
}

test('a text that is read at its end is followed as it grows', () => {
  const scroller = scrollerAt(295);
  const follower = endFollower(scroller);
  follower.scrolled();
  scroller.scrollHeight = 440;
  follower.grown();
  expect(scroller.scrollTop).toBe(440);
});

test('a person who reads further up is not moved by what is added', () => {
  const scroller = scrollerAt(120);
  const follower = endFollower(scroller);
  follower.scrolled();
  scroller.scrollHeight = 440;
  follower.grown();
  scroller.clientHeight = 60;
  follower.grown();
  expect(scroller.scrollTop).toBe(120);
});

test('what one adds oneself is shown wherever one reads', () => {
  const scroller = scrollerAt(120);
  const follower = endFollower(scroller);
  follower.scrolled();
  follower.toEnd();
  expect(scroller.scrollTop).toBe(400);
});
