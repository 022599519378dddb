import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { ok, type Result } from '@boomtown/game-core';
import type { AnsweredRequest } from '../storage/index.ts';
import { refuseAs } from './refusals.ts';

/** Per asker; a browser has a few requests under way at most. */
const REMEMBERED = 64;
/** More than all seats of a table change hands while anybody would still repeat something. */
const MAX_ASKERS = 48;

/** A request that may come again, since its answer may be lost. */
export interface RepeatableRequest {
  /** Hashes of all tokens that the asker presented: nobody without one of them gets the answer. */
  readonly askers: readonly string[];
  readonly id: string;
  /** What is asked for. */
  readonly content: unknown;
}

interface Answered {
  readonly digest: string;
  readonly answer: Promise<Result<unknown>>;
}

interface UnderWay {
  readonly request: Omit<AnsweredRequest, 'number'>;
  isOver: boolean;
}

/** The requests of one table that were answered. One that is repeated gets the same answer, and is not done twice. */
export class AnsweredRequests {
  readonly #ofAsker = new Map<string, Map<string, Answered>>();
  /** Follows a request through all that waits for its turn meanwhile. */
  readonly #underWay = new AsyncLocalStorage<UnderWay>();
  #number: number;

  /** @param kept those in the record, in order: they were answered with nothing further */
  constructor(stored: readonly AnsweredRequest[]) {
    this.#number = stored.at(-1)?.number ?? 0;
    const answer = Promise.resolve(ok({}));
    for (const { asker, request, digest } of stored) this.#remember(asker, request, { digest, answer });
  }

  /**
   * Does what a request asks for, or answers it as it was answered before; `already-done` where its id was another
   * request's. One that was refused changed nothing, and is judged anew.
   */
  once<T>({ askers, id, content }: RepeatableRequest, work: () => Promise<Result<T>>): Promise<Result<T>> {
    const [asker] = askers;
    if (asker === undefined) return work();
    const digest = digestOf(content);
    for (const one of askers) {
      const before = this.#ofAsker.get(one)?.get(id);
      if (before === undefined) continue;
      // The same request has the same kind of answer.
      return before.digest === digest
        ? (before.answer as Promise<Result<T>>)
        : Promise.resolve(refuseAs('already-done'));
    }
    const underWay = { request: { asker, request: id, digest }, isOver: false };
    const answer = this.#underWay.run(underWay, work);
    const answered = { digest, answer };
    this.#remember(asker, id, answered);
    const settled = (stays: boolean) => {
      underWay.isOver = true;
      if (!stays && this.#ofAsker.get(asker)?.get(id) === answered) this.#ofAsker.get(asker)?.delete(id);
    };
    answer.then(
      (result) => settled(result.ok),
      () => settled(false),
    );
    return answer;
  }

  /** What the record is to keep with what the request under way changes, so that it is answered alike after a restart; `null` if nobody asked for it. */
  toKeep(): AnsweredRequest | null {
    const underWay = this.#underWay.getStore();
    if (underWay === undefined || underWay.isOver) return null;
    underWay.isOver = true;
    this.#number += 1;
    return { number: this.#number, ...underWay.request };
  }

  #remember(asker: string, id: string, answered: Answered): void {
    const ofAsker = this.#ofAsker.get(asker) ?? new Map<string, Answered>();
    // The last asker is forgotten last.
    this.#ofAsker.delete(asker);
    this.#ofAsker.set(asker, ofAsker);
    ofAsker.set(id, answered);
    dropOldest(ofAsker, REMEMBERED);
    dropOldest(this.#ofAsker, MAX_ASKERS);
  }
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  if (map.size <= most) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    break;
  }
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
