import type { Seat } from '@boomtown/game-core';
import { expect } from 'vitest';
import type { Entry } from '../../src/storage/index.ts';
import { hashOfToken } from '../../src/tables/token.ts';
import type { Sent } from './browser.ts';
import type { Expectations } from './expectations.ts';
import type { RecordModel } from './record-model.ts';
import type { TableLife } from './table-life.ts';

export const MINUTE_MS = 60_000;

/** Why an entry may be in the record: a request that one sent who may, or what the terms say. */
export class PermittedEntries {
  readonly #at: TableLife;
  readonly #table: Expectations;
  readonly #sent = new Map<string, Sent>();
  readonly #done = new Set<string>();
  /** Who said yes to what, whether or not an answer came. */
  readonly #yes = new Set<string>();

  constructor(at: TableLife, table: Expectations) {
    this.#at = at;
    this.#table = table;
  }

  sends(sent: Sent): void {
    const { id, seats, seat, step, heir, agree } = sent.request as {
      readonly id?: string;
      readonly seats?: readonly Seat[];
      readonly seat?: Seat;
      readonly step?: number;
      readonly heir?: string;
      readonly agree?: boolean;
    };
    if (id !== undefined) this.#sent.set(id, sent);
    if (agree !== true) return;
    const to = sent.name === 'voteAbsent' ? `${heir} for ${seat}` : `back ${step}`;
    for (const one of seats ?? []) this.#yes.add(`${to}: ${one}`);
  }

  /** Is the entry that this request brought in the record? */
  isDone(id: string): boolean {
    return this.#done.has(id);
  }

  /** A takeback is asked for once more: those who had agreed are asked again. */
  asksAnew(step: number): void {
    for (const yes of this.#yes) if (yes.startsWith(`back ${step}:`)) this.#yes.delete(yes);
  }

  forgets(): void {
    this.#yes.clear();
  }

  /** All of these must have said yes to a new player at the seat. */
  grants(seat: Seat, to: readonly Seat[]): void {
    for (const voter of to) expect(this.#yes).toContain(`person for ${seat}: ${voter}`);
  }

  permits(model: RecordModel, entry: Entry): void {
    const { seat } = entry;
    const { terms } = this.#at.setting;
    expect(model.isOver).toBe(false);
    if ('decided' in entry && entry.decided !== undefined) {
      this.#brought(entry.decided, entry.kind === 'takeback' ? 'answerTakeback' : 'voteAbsent');
    }
    switch (entry.kind) {
      case 'action':
        this.#permitsAction(model, entry);
        return;
      case 'takeback': {
        expect(terms.takeback).toBe(true);
        const others = this.#table.others(seat);
        if (entry.request !== null) {
          this.#took(entry, 'takeBack');
          expect(model.undoable?.free === true || others.length === 0).toBe(true);
          return;
        }
        expect(entry.agreed).toEqual(others);
        for (const other of others) expect(this.#yes).toContain(`back ${entry.of}: ${other}`);
        return;
      }
      case 'resignation':
        expect(model.resigned).not.toContain(seat);
        this.#took(entry, 'resign');
        return;
      case 'newcomer':
        expect(this.#at.isHere(seat)).toBe(false);
        expect(this.#table.codes).toContainEqual(expect.objectContaining({ seat, heir: 'person' }));
        return;
      case 'handover':
        this.#permitsHandover(model, entry);
    }
  }

  #permitsAction(model: RecordModel, entry: Extract<Entry, { kind: 'action' }>): void {
    const { seat, standIn } = entry;
    const { clock } = this.#at.setting.terms;
    expect(model.actors).toContain(seat);
    if (standIn === 'vacated') expect(model.resigned).toContain(seat);
    else if (standIn === 'bot') expect(this.#table.bots[seat] || model.substituted.has(seat)).toBe(true);
    else expect(this.#table.plays(seat)).toBe(true);
    if (standIn === null) this.#took(entry, 'act');
    else if (standIn === 'time') expect(clock).toMatchObject({ atZero: 'move' });
    else expect(['vacated', 'bot']).toContain(standIn);
  }

  #permitsHandover(model: RecordModel, entry: Extract<Entry, { kind: 'handover' }>): void {
    const { seat, why, request } = entry;
    const { terms } = this.#at.setting;
    expect(this.#table.bots[seat] || model.resigned.has(seat)).toBe(false);
    expect(model.substituted.has(seat)).toBe(why === 'back');
    if (request !== null) this.#took(entry, 'playOn');
    switch (why) {
      case 'back':
        expect(this.#at.isHere(seat)).toBe(true);
        return;
      case 'time':
        expect(terms.clock).toMatchObject({ atZero: 'bot' });
        return;
      case 'away': {
        const since = this.#table.gone.get(seat) ?? Number.POSITIVE_INFINITY;
        expect(this.#at.now - since).toBeGreaterThanOrEqual(terms.botAfter * MINUTE_MS);
        return;
      }
      case 'vote':
        expect(this.#table.isAway(seat)).toBe(true);
        for (const voter of this.#table.voters(seat)) expect(this.#yes).toContain(`bot for ${seat}: ${voter}`);
    }
  }

  /** The entry must come from a request of this name about its seat, by who holds that, and be the only one. */
  #took({ request, seat }: Entry, name: Sent['name']): void {
    expect(this.#sent.get(request ?? '')?.request).toMatchObject({ seat });
    this.#brought({ request: request ?? '', seat }, name);
  }

  #brought({ request, seat }: { readonly request: string; readonly seat: Seat }, name: Sent['name']): void {
    const sent = this.#sent.get(request);
    expect(sent?.name).toBe(name);
    expect(sent?.by.tokens.map(hashOfToken)).toContain(this.#table.holders[seat]);
    expect(this.#done).not.toContain(request);
    this.#done.add(request);
  }
}
