import { failed, ok, type Refusal, type Result } from '@boomtown/game-core';
import type { ChatLine, ChatNews } from '@boomtown/wire/browser';
import { describe, expect, test } from 'vitest';
import { chatAt, nothingWritten } from '../../src/pages/table/chat/chat-session.ts';
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
function openChat(history: ChatLine[] = [], writing = nothingWritten()) {
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
  const chat = chatAt(
    { ...connection, onChat },
    {
      writing,
      watchers: false,
      muted: new Set(),
      storeMuted: (muted) => Object.assign(kept, { muted }),
      keepWatchers: (spectators) => Object.assign(kept, { watchers: spectators }),
      newId: () => `id-${(++id).toString()}`,
      after: (_ms, then) => {
        timers.push(then);
        return () => {};
      },
    },
  );
  return {
    chat,
    asked,
    link,
    timers,
    kept,
    history,
    hear: (news: ChatNews) => hear(news),
    answers: (next: typeof answer) => {
      answer = next;
    },
    texts: () => chat.lines.value.map(({ text }) => text),
  };
}

describe('the chat of a page', () => {
  test('begins with what was said last, of which nothing is new; what comes then is, until it is read', async () => {
    const { chat, hear, texts } = openChat([line(1), line(2)]);
    await settled();
    expect(texts()).toEqual(['line 1', 'line 2']);
    expect(chat.unread.value).toBe(0);
    hear({ type: 'said', line: line(3) });
    hear({ type: 'said', line: line(3) });
    expect(texts()).toEqual(['line 1', 'line 2', 'line 3']);
    expect(chat.unread.value).toBe(1);
    chat.read();
    expect(chat.unread.value).toBe(0);
    hear({ type: 'gone', channel: 'players', lines: [2] });
    expect(texts()).toEqual(['line 1', 'line 3']);
  });

  test('shows a line as being on its way until the server has it, and then once', async () => {
    const { chat, hear, answers, texts } = openChat();
    await settled();
    answers(() => ok({ line: line(1, 0, 'hello') }));
    chat.say('hello', { seat: 0 });
    expect(chat.unsent.value).toMatchObject([{ text: 'hello', refusal: null }]);
    await settled();
    hear({ type: 'said', line: line(1, 0, 'hello') });
    expect(chat.unsent.value).toEqual([]);
    expect(texts()).toEqual(['hello']);
    expect(chat.unread.value).toBe(0);
  });

  test('a line that the server refuses stays, says why, and is sent again under the same id, or given up', async () => {
    const { chat, asked, answers, texts } = openChat();
    await settled();
    const refusal = { code: 'too-many-lines', message: 'wait', rule: 'contract' };
    answers(() => failed(refusal));
    chat.say('much', { seat: 0 });
    chat.say('more', { seat: 0 });
    await settled();
    expect(chat.unsent.value.map((one) => one.refusal)).toEqual([refusal, refusal]);
    const [first, second] = chat.unsent.value;
    answers(() => ok({ line: line(1, 0, 'much') }));
    chat.retry(first?.id ?? '');
    chat.drop(second?.id ?? '');
    await settled();
    expect(chat.unsent.value).toEqual([]);
    expect(texts()).toEqual(['much']);
    const said = asked.flatMap(({ name, payload }) => (name === 'say' ? [payload] : []));
    expect(said[2]).toEqual(said[0]);
  });

  test('a line whose answer is lost is sent again by itself once the link is back, and so is one from in between', async () => {
    const { chat, asked, link, answers, history, texts } = openChat();
    await settled();
    answers(() => failed(UNREACHABLE));
    chat.say('lost', { seat: 0 });
    await settled();
    link.value = { kind: 'lost' };
    chat.say('meanwhile', { seat: 0 });
    await settled();
    expect(chat.unsent.value.map(({ refusal }) => refusal)).toEqual([null, null]);
    // The first one had arrived; others went on talking.
    history.push(line(1, 0, 'lost'), line(2, 1, 'where are you?'));
    answers(({ name, payload }) => {
      if (name === 'chat') return ok({ lines: history });
      const { text } = payload as { readonly text: string };
      return ok({ line: text === 'lost' ? line(1, 0, 'lost') : line(3, 0, text) });
    });
    link.value = { kind: 'live' };
    await settled();
    expect(chat.unsent.value).toEqual([]);
    expect(texts()).toEqual(['lost', 'where are you?', 'meanwhile']);
    expect(asked.filter(({ name }) => name === 'chat')).toHaveLength(2);
  });

  test('what was begun to be written, and what was not sent yet, outlasts the connection', async () => {
    const writing = nothingWritten();
    const before = openChat([], writing);
    await settled();
    before.answers(() => failed(UNREACHABLE));
    before.chat.say('on its way', { seat: 0 });
    before.chat.draft.value = 'half a sen';
    await settled();
    before.chat.stop();
    const { chat, answers, texts } = openChat([], writing);
    expect(chat.draft.value).toBe('half a sen');
    answers(({ name }) => ok(name === 'chat' ? { lines: [] } : { line: line(1, 0, 'on its way') }));
    await settled();
    expect(texts()).toEqual(['on its way']);
    expect(chat.unsent.value).toEqual([]);
  });

  test('the person who is muted is neither counted nor heard, and what they show is not shown; it stays stored', async () => {
    const { chat, hear, kept } = openChat();
    await settled();
    chat.mute('seat 1', true);
    hear({ type: 'said', line: line(1) });
    hear({ type: 'reacted', seat: 1, reaction: 'haha' });
    expect([chat.unread.value, chat.heard.value, chat.reactions.value]).toEqual([0, null, []]);
    expect([...(kept.muted ?? [])]).toEqual(['seat 1']);
    chat.mute('seat 1', false);
    hear({ type: 'said', line: line(2) });
    expect(chat.unread.value).toBe(1);
  });

  test('asks for those who watch when they are wanted, and shows them no longer when they are not', async () => {
    const { chat, asked, answers, kept, texts } = openChat();
    await settled();
    answers(({ payload }) =>
      ok({ lines: (payload as { readonly watchers: boolean }).watchers ? [line(2), fromStands(1)] : [line(2)] }),
    );
    chat.hearWatchers(true);
    await settled();
    expect(texts()).toEqual(['stands 1', 'line 2']);
    chat.hearWatchers(false);
    await settled();
    expect(texts()).toEqual(['line 2']);
    expect(asked.map(({ payload }) => payload)).toEqual([{ watchers: false }, { watchers: true }, { watchers: false }]);
    expect(kept.watchers).toBe(false);
  });

  test('a reaction is there for a while; a newer one of the same person takes its place', async () => {
    const { chat, hear, timers } = openChat();
    await settled();
    hear({ type: 'reacted', seat: 1, reaction: 'haha' });
    hear({ type: 'reacted', seat: 1, reaction: 'ouch' });
    expect(chat.reactions.value).toMatchObject([{ seat: 1, reaction: 'ouch' }]);
    timers[0]?.();
    expect(chat.reactions.value).toHaveLength(1);
    timers[1]?.();
    expect(chat.reactions.value).toEqual([]);
  });
});
