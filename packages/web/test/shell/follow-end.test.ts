import { expect, test } from 'vitest';
import { endFollower } from '../../src/shell/follow-end.ts';

/** A scroller that stops at its end as a browser's does. */
function scrollerAt(at: number) {
  return {
    clientHeight: 100,
    scrollHeight: 400,
    get scrollTop() {
      return at;
    },
    set scrollTop(top: number) {
      at = Math.min(top, this.scrollHeight - this.clientHeight);
    },
  };
}

test('a text that is read at its end is followed as it grows', () => {
  const scroller = scrollerAt(295);
  const follower = endFollower(scroller);
  follower.scrolled();
  scroller.scrollHeight = 440;
  follower.grown();
  expect(scroller.scrollTop).toBe(340);
});

test('a person who reads further up is not moved by what is added', () => {
  const scroller = scrollerAt(300);
  const follower = endFollower(scroller);
  scroller.scrollTop = 120;
  follower.scrolled();
  scroller.scrollHeight = 440;
  follower.grown();
  scroller.clientHeight = 60;
  follower.grown();
  expect(scroller.scrollTop).toBe(120);
});

test('what one adds oneself is shown wherever one reads', () => {
  const scroller = scrollerAt(300);
  const follower = endFollower(scroller);
  scroller.scrollTop = 120;
  follower.scrolled();
  follower.toEnd();
  expect(scroller.scrollTop).toBe(300);
});

test('a text is followed when more was added before the browser tells that it was scrolled to its end', () => {
  const scroller = scrollerAt(300);
  const follower = endFollower(scroller);
  scroller.scrollHeight = 440;
  follower.grown();
  scroller.scrollHeight = 520;
  follower.scrolled();
  follower.grown();
  expect(scroller.scrollTop).toBe(420);
});

test('who comes back to the end is taken along again', () => {
  const scroller = scrollerAt(300);
  const follower = endFollower(scroller);
  scroller.scrollTop = 120;
  follower.scrolled();
  scroller.scrollTop = 290;
  follower.scrolled();
  scroller.scrollHeight = 440;
  follower.grown();
  expect(scroller.scrollTop).toBe(340);
});
