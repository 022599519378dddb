import type { GameTypes } from '@boomtown/game-core';
import { type GameWire, MESSAGE, packStep } from '@boomtown/wire';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import { type ModelStep, shown } from './record-model.ts';
import type { TableLife } from './table-life.ts';

/** A browser was shown these steps as it may see them, byte by byte, and nothing else. */
export function seesSteps(
  at: TableLife,
  wire: GameWire<GameTypes>,
  browser: Browser,
  steps: readonly ModelStep[],
): void {
  const { socket } = browser;
  if (socket === null) return;
  const seats = at.seatsOf(browser);
  const follows = socket.userData?.following === true;
  const packed = follows ? steps.map((step) => packStep(wire.events, shown(step, seats))) : [];
  const frames = packed.map((step) => getMessageBytes.raw(Protocol.ROOM_DATA, MESSAGE.step, step));
  expect(socket.frames.splice(0).map(hexOf)).toEqual(frames.map(hexOf));
}

/** No message to a browser contains the token of another one. */
export function seesNoToken(at: TableLife, browser: Browser, what: unknown): void {
  const text = JSON.stringify(what);
  const others = at.browsers.filter((one) => one !== browser).flatMap(({ tokens }) => tokens);
  expect(others.filter((token) => text.includes(token))).toEqual([]);
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
