import { CLOSE, JOIN_REFUSED, MESSAGE } from '@boomtown/wire/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { colyseusDial } from '../src/colyseus/link.ts';
import { addressesAt } from '../src/http/ask.ts';
import { type Link, LinkClosed, type LinkEvents, LinkLost, NoSocket, Refused } from '../src/link.ts';
import { plainWire } from './fake-table.ts';
import { settled } from './hand-clock.ts';

/** The SDK that a test plays: it joins when the test says so, and its room is the one below. */
const sdk = vi.hoisted(() => ({
  url: '',
  joined: null as unknown,
  opens: (_room: unknown): void => {},
  fails: (_error: unknown): void => {},
  reserves: (): void => {},
}));

vi.mock('@colyseus/sdk', () => ({
  Client: class {
    constructor(url: string) {
      sdk.url = url;
    }
    consumeSeatReservation(): unknown {
      return undefined;
    }
    joinById(code: string, options: object): Promise<unknown> {
      sdk.joined = [code, options];
      sdk.reserves = () => void this.consumeSeatReservation();
      return new Promise((resolve, reject) => {
        sdk.opens = resolve;
        sdk.fails = reject;
      });
    }
  },
}));

/** A room of the SDK, as far as a link uses it. */
function fakeRoom() {
  const heard = {
    state: (_state: object): void => {},
    leave: (_code: number): void => {},
    messages: new Map<number, (payload: unknown) => void>(),
  };
  const frames: { onmessage?: (frame: unknown) => void } = { onmessage: () => {} };
  const room = {
    reconnection: { enabled: true },
    connection: { events: frames, isOpen: true, close: vi.fn() },
    onStateChange: (then: typeof heard.state) => {
      heard.state = then;
    },
    onMessage: (message: number, then: (payload: unknown) => void) => heard.messages.set(message, then),
    onLeave: (then: typeof heard.leave) => {
      heard.leave = then;
    },
    removeAllListeners: vi.fn(),
    request: async (..._asked: unknown[]): Promise<unknown> => ({ fine: true }),
  };
  return { room, heard, frames };
}

let received: unknown[];
const events: LinkEvents = {
  heard: () => received.push('heard'),
  patched: (state) => received.push(state),
  received: (message, payload) => received.push([message, payload]),
  closed: (code) => received.push(`closed ${code}`),
};

beforeEach(() => {
  received = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const dial = () => colyseusDial(addressesAt('https://host.example/boom'))('K7QXM', ['ab'], plainWire, events);

async function open(): Promise<ReturnType<typeof fakeRoom> & { readonly link: Link }> {
  const fake = fakeRoom();
  const dialled = dial();
  sdk.opens(fake.room);
  return { ...fake, link: await dialled };
}

/** What dialling fails with when the SDK fails so; `placed`: the server had reserved a place by then. */
async function failing(error: unknown, placed = false): Promise<unknown> {
  const dialled = dial().catch((failure: unknown) => failure);
  if (placed) sdk.reserves();
  sdk.fails(error);
  return dialled;
}

const coded = (code: number) => Object.assign(new Error('it says why'), { code });

describe('a socket that opens', () => {
  test('goes to where the site lies, with the seats’ tokens', async () => {
    await open();
    expect(sdk.url).toMatch(/^wss:\/\/host\.example\//);
    expect(sdk.joined).toMatchObject(['K7QXM', { tokens: ['ab'] }]);
  });

  test('tells of everything that comes over it, until it is closed', async () => {
    const { room, heard, frames, link } = await open();
    expect(room.reconnection.enabled).toBe(false);
    expect([...heard.messages.keys()].sort()).toEqual(Object.values(MESSAGE).sort());
    const all = () => {
      frames.onmessage?.('frame');
      heard.state({ at: 1 });
      heard.messages.get(MESSAGE.step)?.([1, [], []]);
    };
    all();
    expect(received).toEqual(['heard', { at: 1 }, [MESSAGE.step, [1, [], []]]]);
    link.close();
    all();
    heard.leave(1000);
    expect(received).toHaveLength(3);
    expect(room.connection.close).toHaveBeenCalledTimes(1);
    expect(room.removeAllListeners).toHaveBeenCalled();
  });

  test('tells once with which code it was closed, and nothing after that', async () => {
    const { heard, frames } = await open();
    heard.leave(CLOSE.elsewhere);
    heard.leave(1006);
    frames.onmessage?.('late');
    heard.state({ at: 2 });
    expect(received).toEqual([`closed ${CLOSE.elsewhere}`]);
  });

  test('hands every frame on to the SDK as well', async () => {
    const fake = fakeRoom();
    const read = vi.fn();
    fake.frames.onmessage = read;
    const dialled = dial();
    sdk.opens(fake.room);
    await dialled;
    fake.frames.onmessage('frame');
    expect(read).toHaveBeenCalledWith('frame');
  });

  test('after seven seconds is given up, and dropped should it open after all', async () => {
    const dialled = dial().catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(6_900);
    let isOver = false;
    void dialled.then(() => {
      isOver = true;
    });
    await settled();
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await dialled).toBeInstanceOf(LinkLost);
    const { room } = fakeRoom();
    sdk.opens(room);
    await settled();
    expect(room.connection.close).toHaveBeenCalledTimes(1);
  });

  test('leaves no timer behind', async () => {
    await open();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a socket that does not open', () => {
  test.each([
    [JOIN_REFUSED.noSuchTable, 'no-such-table'],
    [JOIN_REFUSED.notWatchable, 'not-watchable'],
    [JOIN_REFUSED.audienceFull, 'audience-full'],
    [JOIN_REFUSED.notYourSeat, 'not-your-seat'],
    [JOIN_REFUSED.seatMoved, 'seat-moved'],
    [JOIN_REFUSED.seatPassed, 'seat-passed'],
    [JOIN_REFUSED.unreadable, 'unreadable'],
    [JOIN_REFUSED.gameGone, 'game-gone'],
    [JOIN_REFUSED.malformed, 'malformed'],
  ])('with %i was refused as %s', async (code, why) => {
    const failure = await failing(coded(code));
    expect(failure).toBeInstanceOf(Refused);
    expect(failure).toMatchObject({ refusal: { code: why, message: 'it says why' } });
  });

  test('for a page of another version is one that has to load anew', async () => {
    expect(await failing(coded(JOIN_REFUSED.reload))).toMatchObject({ code: CLOSE.reload });
  });

  test.each(Object.values(CLOSE))('with our own code %i was closed with it', async (code) => {
    const failure = await failing(coded(code), true);
    expect(failure).toBeInstanceOf(LinkClosed);
    expect(failure).toMatchObject({ code });
  });

  test('is counted as blocked on the way only after the server reserved a place', async () => {
    for (const error of [coded(1006), new Error('no code'), 'no error']) {
      expect(await failing(error, true)).toBeInstanceOf(NoSocket);
      const failure = await failing(error);
      expect(failure).toBeInstanceOf(LinkLost);
      expect(failure).not.toBeInstanceOf(NoSocket);
    }
    expect(await failing(coded(JOIN_REFUSED.tooFast), true)).not.toBeInstanceOf(NoSocket);
  });
});

describe('a request', () => {
  const rejected = (reason: unknown) => Object.assign(new Error('no'), { name: 'rejected', reason });

  test('comes back with its answer', async () => {
    const { room, link } = await open();
    const asked = vi.spyOn(room, 'request');
    expect(await link.request('echo', {}, 500)).toEqual({ fine: true });
    expect(asked).toHaveBeenCalledWith('echo', {}, { timeout: 500 });
  });

  test('that the table refuses comes back with the refusal, of whatever form', async () => {
    const { room, link } = await open();
    const refusal = { code: 'occupied', message: 'Taken.', rule: '1.3' };
    room.request = async () => Promise.reject(rejected(refusal));
    await expect(link.request('echo', {}, 500)).rejects.toMatchObject({ refusal });
    for (const odd of [null, 'no', { code: 7 }]) {
      room.request = async () => Promise.reject(rejected(odd));
      await expect(link.request('echo', {}, 500)).rejects.toMatchObject({
        refusal: { code: 'fault', message: '', rule: 'contract' },
      });
    }
  });

  test.each([
    ['carries a code', Object.assign(new Error('failed'), { code: 500 })],
    ['has a name of its own', Object.assign(new Error('failed'), { name: 'RulesFault' })],
  ])('on which the server failed is a fault of the table, if the error %s and the link stands', async (_, error) => {
    const { room, heard, link } = await open();
    room.request = async () => Promise.reject(error);
    await expect(link.request('act', {} as never, 500)).rejects.toMatchObject({ refusal: { code: 'fault' } });
    room.connection.isOpen = false;
    await expect(link.request('act', {} as never, 500)).rejects.toBeInstanceOf(LinkLost);
    room.connection.isOpen = true;
    heard.leave(1006);
    await expect(link.request('act', {} as never, 500)).rejects.toBeInstanceOf(LinkLost);
  });

  test('that got no answer in time was lost with its link', async () => {
    const { room, link } = await open();
    room.request = async () => Promise.reject(new Error('timed out'));
    await expect(link.request('echo', {}, 500)).rejects.toBeInstanceOf(LinkLost);
    room.request = async () => Promise.reject('closed');
    await expect(link.request('echo', {}, 500)).rejects.toMatchObject({ message: 'closed' });
  });
});
