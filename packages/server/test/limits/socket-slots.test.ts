import { once } from 'node:events';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { SocketSlots } from '../../src/limits/socket-slots.ts';

const LIMITS = { socketsAnAddress: 2, socketsInAll: 5, seatSocketsInAll: 3 };

/** Takes a place for a new socket. */
function coming(slots: SocketSlots, address: string, ...seats: string[]) {
  const socket = new Socket();
  return { socket, placed: slots.take(address, socket, seats) };
}

async function close(socket: Socket): Promise<void> {
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
}

describe('places for sockets', () => {
  test('are limited for each address and for all together; a closed socket makes room', async () => {
    const slots = new SocketSlots(LIMITS);
    const first = coming(slots, 'a');
    expect([first, coming(slots, 'a'), coming(slots, 'a')].map(({ placed }) => placed)).toEqual([true, true, false]);
    expect([slots.areTaken('a'), slots.areTaken('b')]).toEqual([true, false]);
    const others = ['b', 'b', 'c', 'd'].map((address) => coming(slots, address).placed);
    expect([...others, slots.areTaken('d')]).toEqual([true, true, true, false, true]);
    await close(first.socket);
    expect(['a', 'a'].map((address) => coming(slots, address).placed)).toEqual([true, false]);
  });

  test('are there for each held seat beyond that, one for each, within a total', async () => {
    const slots = new SocketSlots({ ...LIMITS, socketsAnAddress: 0 });
    const one = coming(slots, 'a', 'T/0');
    expect([one, coming(slots, 'a', 'T/1', 'T/2'), coming(slots, 'b', 'U/0')].map(({ placed }) => placed)).toEqual([
      true,
      true,
      false,
    ]);
    expect(coming(slots, 'a').placed).toBe(false);
    await close(one.socket);
    expect(coming(slots, 'b', 'U/0').placed).toBe(true);
  });

  test('go to the newest socket of a seat, and the former one is ended', async () => {
    const slots = new SocketSlots({ ...LIMITS, socketsAnAddress: 0 });
    const device = coming(slots, 'a', 'T/0', 'T/1');
    const phone = coming(slots, 'b', 'T/0');
    const tablet = coming(slots, 'b', 'T/1');
    expect([device, phone, tablet].map(({ placed }) => placed)).toEqual([true, true, true]);
    await once(device.socket, 'close');
    // Its end takes nothing from those who came after it.
    expect(coming(slots, 'a', 'T/2').placed).toBe(true);
    expect(coming(slots, 'a', 'T/3').placed).toBe(false);
    expect([phone, tablet].map(({ socket }) => socket.destroyed)).toEqual([false, false]);
  });
});
