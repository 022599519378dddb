import { failed, ok, type Refusal, type Result } from '@boomtown/game-core';
import type { ChatLine, ChatNews } from '@boomtown/wire/browser';
import { describe, expect, test } from 'vitest';
import { nothingWritten, talkAt } from '../../src/pages/table/chat/talk.ts';
import { type AskedOf, fakeConnection } from './fake-connection.ts';

const line = (number: number, seat = 1, text = `line ${number}`): ChatLine => ({
  line: number,
  by: { seat },
  name: `P${seat}`,
  text,
  at: number,
});
const fromStands = (number: number): ChatLine => ({ ...line(number), by: { watcher: 'w' }, text: `stands ${number}` });
const UNREACHABLE: Refusal = { code: 'unreachable', message: '', rule: 'contract' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A chat at a server that a test plays: what it has, what it answers, and what it says by itself. */
function chat(history: ChatLine[] = [], writing = nothingWritten()) {
  let answer: (asked: AskedOf) => Result<unknown, Refusal> = ({ name }) =>
    ok(name === 'chat' ? { lines: history } : {});
  const { connection, asked, link } = fakeConnection((one) => answer(one));
  let hear: (news: ChatNews) => void = () => {};
  const timers: (() => void)[] = [];
  const kept: { muted?: ReadonlySet<string>; watchers?: boolean } = {};
  const onChat = (heard: typeof hear) => {
    hear = heard;
    return () => {};
  };
  let id = 0;
  const talk = talkAt(
    { ...connection, onChat },
    {
      writing,
      watchers: false,
      muted: new Set(),
      keepMuted: (muted) => Object.assign(kept, { muted }),
      keepWatchers: (watchers) => Object.assign(kept, { watchers }),
      newId: () => `id-${(++id).toString()}`,
      after: (_ms, then) => {
        timers.push(then);
        return () => {};
      },
    },
  );
  return {
    talk,
    asked,
    link,
    timers,
    kept,
    history,
    hear: (news: ChatNews) => hear(news),
    answers: (next: typeof answer) => {
      answer = next;
    },
    texts: () => talk.lines.value.map(({ text }) => text),
  };
}

describe('the chat of a page', () => {
  test('begins with what was said last, of which nothing is new; what comes then is, until it is read', async () => {
    const { talk, hear, texts } = chat([line(1), line(2)]);
    await settled();
    expect(texts()).toEqual(['line 1', 'line 2']);
    expect(talk.unread.value).toBe(0);
    hear({ type: 'said', line: line(3) });
    hear({ type: 'said', line: line(3) });
    expect(texts()).toEqual(['line 1', 'line 2', 'line 3']);
    expect(talk.unread.value).toBe(1);
    talk.read();
    expect(talk.unread.value).toBe(0);
    hear({ type: 'gone', channel: 'players', lines: [2] });
    expect(texts()).toEqual(['line 1', 'line 3']);
  });

  test('shows a line as being on its way until the server has it, and then once', async () => {
    const { talk, hear, answers, texts } = chat();
    await settled();
    answers(() => ok({ line: line(1, 0, 'hello') }));
    talk.say('hello', { seat: 0 });
    expect(talk.unsent.value).toMatchObject([{ text: 'hello', refusal: null }]);
    await settled();
    hear({ type: 'said', line: line(1, 0, 'hello') });
    expect(talk.unsent.value).toEqual([]);
    expect(texts()).toEqual(['hello']);
    expect(talk.unread.value).toBe(0);
  });

  test('a line that the server refuses stays, says why, and is sent again under the same id, or given up', async () => {
    const { talk, asked, answers, texts } = chat();
    await settled();
    const refusal = { code: 'too-many-lines', message: 'wait', rule: 'contract' };
    answers(() => failed(refusal));
    talk.say('much', { seat: 0 });
    talk.say('more', { seat: 0 });
    await settled();
    expect(talk.unsent.value.map((one) => one.refusal)).toEqual([refusal, refusal]);
    const [first, second] = talk.unsent.value;
    answers(() => ok({ line: line(1, 0, 'much') }));
    talk.retry(first?.id ?? '');
    talk.drop(second?.id ?? '');
    await settled();
    expect(talk.unsent.value).toEqual([]);
    expect(texts()).toEqual(['much']);
    const said = asked.flatMap(({ name, payload }) => (name === 'say' ? [payload] : []));
    expect(said[2]).toEqual(said[0]);
  });

  test('a line whose answer is lost is sent again by itself once the link is back, and so is one from in between', async () => {
    const { talk, asked, link, answers, history, texts } = chat();
    await settled();
    answers(() => failed(UNREACHABLE));
    talk.say('lost', { seat: 0 });
    await settled();
    link.value = { kind: 'lost' };
    talk.say('meanwhile', { seat: 0 });
    await settled();
    expect(talk.unsent.value.map(({ refusal }) => refusal)).toEqual([null, null]);
    // The first one had arrived; others went on talking.
    history.push(line(1, 0, 'lost'), line(2, 1, 'where are you?'));
    answers(({ name, payload }) => {
      if (name === 'chat') return ok({ lines: history });
      const { text } = payload as { readonly text: string };
      return ok({ line: text === 'lost' ? line(1, 0, 'lost') : line(3, 0, text) });
    });
    link.value = { kind: 'live' };
    await settled();
    expect(talk.unsent.value).toEqual([]);
    expect(texts()).toEqual(['lost', 'where are you?', 'meanwhile']);
    expect(asked.filter(({ name }) => name === 'chat')).toHaveLength(2);
  });

  test('what was begun to be written, and what was not sent yet, outlasts the connection', async () => {
    const writing = nothingWritten();
    const before = chat([], writing);
    await settled();
    before.answers(() => failed(UNREACHABLE));
    before.talk.say('on its way', { seat: 0 });
    before.talk.draft.value = 'half a sen';
    await settled();
    before.talk.stop();
    const { talk, answers, texts } = chat([], writing);
    expect(talk.draft.value).toBe('half a sen');
    answers(({ name }) => ok(name === 'chat' ? { lines: [] } : { line: line(1, 0, 'on its way') }));
    await settled();
    expect(texts()).toEqual(['on its way']);
    expect(talk.unsent.value).toEqual([]);
  });

  test('whoever is muted is neither counted nor heard, and what they show is not shown; it is kept', async () => {
    const { talk, hear, kept } = chat();
    await settled();
    talk.mute('seat 1', true);
    hear({ type: 'said', line: line(1) });
    hear({ type: 'reacted', seat: 1, reaction: 'haha' });
    expect([talk.unread.value, talk.heard.value, talk.reactions.value]).toEqual([0, null, []]);
    expect([...(kept.muted ?? [])]).toEqual(['seat 1']);
    talk.mute('seat 1', false);
    hear({ type: 'said', line: line(2) });
    expect(talk.unread.value).toBe(1);
  });

  test('asks for those who watch when they are wanted, and shows them no longer when they are not', async () => {
    const { talk, asked, answers, kept, texts } = chat();
    await settled();
    answers(({ payload }) =>
      ok({ lines: (payload as { readonly watchers: boolean }).watchers ? [line(2), fromStands(1)] : [line(2)] }),
    );
    talk.hearWatchers(true);
    await settled();
    expect(texts()).toEqual(['stands 1', 'line 2']);
    talk.hearWatchers(false);
    await settled();
    expect(texts()).toEqual(['line 2']);
    expect(asked.map(({ payload }) => payload)).toEqual([{ watchers: false }, { watchers: true }, { watchers: false }]);
    expect(kept.watchers).toBe(false);
  });

  test('a reaction is there for a while; a newer one of the same person takes its place', async () => {
    const { talk, hear, timers } = chat();
    await settled();
    hear({ type: 'reacted', seat: 1, reaction: 'haha' });
    hear({ type: 'reacted', seat: 1, reaction: 'ouch' });
    expect(talk.reactions.value).toMatchObject([{ seat: 1, reaction: 'ouch' }]);
    timers[0]?.();
    expect(talk.reactions.value).toHaveLength(1);
    timers[1]?.();
    expect(talk.reactions.value).toEqual([]);
  });
});
