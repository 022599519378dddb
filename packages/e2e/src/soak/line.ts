import type { Refusal } from '@boomtown/game-core';
import type { ReplyOf, RequestName, RequestOf, TableState } from '@boomtown/wire';
import type { Room } from '@colyseus/sdk';

/** The line to a table, over which requests are answered until it is lost. */
export type TableRoom = Room<unknown, TableState>;

type Tried<N extends RequestName> =
  | { readonly ok: true; readonly value: ReplyOf[N] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The connection is gone, and what was asked over it will not be answered. */
export class LineLost extends Error {
  override readonly name = 'LineLost';
}

/** Whatever fails on the way to a table, or takes too long: the line is lost. */
export async function lostAfter<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LineLost()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    throw new LineLost();
  } finally {
    clearTimeout(timer);
  }
}

/** Asks for something that may be refused. Throws `LineLost` when no reply can come any more. */
export async function ask<N extends RequestName>(room: TableRoom, name: N, request: RequestOf<N>): Promise<Tried<N>> {
  try {
    // The SDK would know the names only from the server's own class of room.
    const value = await room.request<RequestOf<N>, ReplyOf[N]>(name as never, request);
    return { ok: true, value };
  } catch (error) {
    // What the server rejects with is a refusal.
    if (error instanceof Error && 'reason' in error) return { ok: false, refusal: error.reason as Refusal };
    throw new LineLost();
  }
}
