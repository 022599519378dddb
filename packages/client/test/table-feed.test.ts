import { describe, expect, test } from 'vitest';
import { type Link, LinkLost, Refused } from '../src/link.ts';
import { tableFeed } from '../src/table-feed.ts';
import { fakeTable, plainWire } from './fake-table.ts';
import { handClock, settled } from './hand-clock.ts';
import { seenSteps } from './seen-steps.ts';

/** A question that waits until the test answers it. */
interface Question {
  readonly payload: unknown;
  answer(reply: object): void;
  fail(error: Error): void;
}

function setUp() {
  const clock = handClock();
  const server = fakeTable((ms, then) => clock.after(ms, then));
  const questions: Question[] = [];
  const lost: Link[] = [];
  const link: Link = {
    request: (_name, payload) =>
      // A fake server answers whatever its test says.
      new Promise<never>((resolve, reject) =>
        questions.push({ payload, answer: (reply) => resolve(reply as never), fail: reject }),
      ),
    close() {},
  };
  const feed = tableFeed(plainWire, { clock, seen: seenSteps() }, (dead) => lost.push(dead));
  feed.follow(link);
  const asked = (place: number): Question => {
    const question = questions[place];
    if (question === undefined) throw new Error(`there was no question ${place}`);
    return question;
  };
  return { clock, server, feed, link, lost, asked, questions };
}

const stands = (step: number, seat: number) => ({ step: [step, [], [[seat, { hand: `of ${seat}` }]]] });

describe('what a table feed shows', () => {
  test('is for the eyes that look now, though the answer for those before them comes last', async () => {
    const { server, feed, asked } = setUp();
    feed.patched(server.state());
    feed.look([0]);
    feed.look([1]);
    asked(2).answer(stands(0, 1));
    await settled();
    asked(1).answer(stands(0, 0));
    asked(0).answer(stands(0, 0));
    await settled();
    expect(feed.snapshot.value?.you).toEqual([{ seat: 1, view: { hand: 'of 1' } }]);
  });

  test('holds no secret of other eyes in a half of a step that came before them', async () => {
    const { server, feed, asked } = setUp();
    feed.patched(server.state());
    feed.look([0]);
    asked(1).answer(stands(0, 0));
    await settled();
    server.step = 1;
    feed.stepped([1, [], [[0, { hand: 'of 0' }]]]);
    feed.look([1]);
    feed.patched(server.state());
    expect(JSON.stringify(feed.snapshot.value)).not.toContain('hand');
    asked(2).answer(stands(1, 1));
    await settled();
    expect(feed.snapshot.value).toMatchObject({ step: 1, you: [{ seat: 1, view: { hand: 'of 1' } }] });
  });

  test('takes no answer from a link that was replaced, and does not give up the new one for an old one’s silence', async () => {
    const { server, feed, asked, lost } = setUp();
    feed.patched(server.state());
    feed.follow(null);
    asked(0).answer(stands(0, 0));
    await settled();
    expect(feed.snapshot.value).toBeNull();
    const second = setUp();
    second.feed.follow({ ...second.link });
    second.asked(0).fail(new LinkLost('no answer'));
    await settled();
    expect([...lost, ...second.lost]).toEqual([]);
  });

  test('gives up a link over which no answer came', async () => {
    const { asked, lost, link } = setUp();
    asked(0).fail(new LinkLost('no answer'));
    await settled();
    expect(lost).toEqual([link]);
  });

  test('is not asked for again because an earlier look was refused', async () => {
    const { clock, server, feed, asked, questions } = setUp();
    feed.patched(server.state());
    feed.look([0]);
    feed.look([1]);
    asked(1).fail(new Refused({ code: 'too-fast', message: '', rule: 'contract' }));
    await settled();
    asked(2).answer(stands(0, 1));
    await clock.pass(10_000);
    expect(questions).toHaveLength(3);
  });

  test.each([1, 3])('says how many steps the server came back without: %i', async (missing) => {
    const { server, feed, link, asked } = setUp();
    server.step = 8;
    feed.patched(server.state());
    asked(0).answer(stands(8, 0));
    await settled();
    feed.restart();
    feed.follow(link);
    server.step -= missing;
    feed.patched(server.state());
    asked(1).answer(stands(server.step, 0));
    await settled();
    expect(feed.wentBack.value).toEqual({ to: 8 - missing, lost: missing });
  });

  test('is no step back where a step comes again that it knows', async () => {
    const { server, feed, link, asked } = setUp();
    server.step = 8;
    feed.patched(server.state());
    asked(0).answer(stands(8, 0));
    await settled();
    feed.restart();
    feed.follow(link);
    feed.patched(server.state());
    asked(1).answer(stands(8, 0));
    await settled();
    expect(feed.snapshot.value?.step).toBe(8);
    expect(feed.wentBack.value).toBeNull();
  });
});
