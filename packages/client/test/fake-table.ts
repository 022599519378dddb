import type { GameTypes, Result } from '@boomtown/game-core';
import { ok } from '@boomtown/game-core';
import type { GameWire, RequestName, TableStage, TableState } from '@boomtown/wire/browser';
import type { ApiRefusal } from '../src/http/ask.ts';
import { type Dial, type Link, type LinkEvents, LinkLost } from '../src/link.ts';

/** A wire whose schema is the view itself. */
export const plainWire = {
  events: { moved: ['to'] },
  read: (from: object) => ({ ...from }),
  // The connection uses nothing else of a wire.
} as unknown as GameWire<GameTypes>;

interface Asked {
  readonly name: RequestName;
  readonly payload: unknown;
}

/** One socket of a fake table; a test answers its requests and tells it things. */
interface FakeLink {
  readonly asked: Asked[];
  readonly events: LinkEvents;
  closedByUs: boolean;
  /** A half-open socket: requests are heard by nobody. */
  silent: boolean;
}

/** A table that a test plays the server of. */
export interface FakeTable {
  readonly links: FakeLink[];
  dial: Dial;
  readonly open: (code: string, tokens: readonly string[]) => Promise<Result<object, ApiRefusal>>;
  /** The tokens with which the table was opened, each time. */
  readonly openedWith: (readonly string[])[];
  /** Answers a request; throws to refuse. Defaults to the present step. */
  answer: (asked: Asked) => unknown;
  opens: Result<object, ApiRefusal>;
  step: number;
  stage: TableStage;
  /** What a patch leaves behind now. */
  state(): TableState;
  /** Makes a step and tells the newest socket, both halves or only one of them. */
  advance(halves?: 'both' | 'patch' | 'message'): void;
  newest(): FakeLink;
}

export function fakeTable(after: (ms: number, then: () => void) => unknown): FakeTable {
  const table: FakeTable = {
    links: [],
    opens: ok({}),
    step: 0,
    stage: 'playing',
    state: () => stateAt(table.stage, table.step),
    answer: ({ name }) => (name === 'snapshot' ? { step: [table.step, [], []] } : {}),
    openedWith: [],
    open: async (_code, tokens) => {
      table.openedWith.push(tokens);
      return table.opens;
    },
    dial: async (_code, _tokens, _wire, events) => {
      const link: FakeLink = { asked: [], events, closedByUs: false, silent: false };
      table.links.push(link);
      events.patched(table.state());
      return linkOf(link);
    },
    advance(halves = 'both') {
      table.step += 1;
      const { events } = table.newest();
      if (halves !== 'message') events.patched(table.state());
      if (halves !== 'patch') events.received(1, [table.step, [[0, table.step]], []]);
    },
    newest() {
      const link = table.links.at(-1);
      if (link === undefined) throw new Error('nobody has dialled yet');
      return link;
    },
  };

  const linkOf = (link: FakeLink): Link => ({
    request(name, payload, withinMs) {
      const asked = { name, payload };
      link.asked.push(asked);
      if (link.silent) {
        return new Promise((_, reject) => after(withinMs, () => reject(new LinkLost('no answer'))));
      }
      // A fake server answers whatever its test says.
      return Promise.resolve().then(() => table.answer(asked) as never);
    },
    close() {
      link.closedByUs = true;
    },
  });
  return table;
}

function stateAt(stage: TableStage, step: number): TableState {
  const state = {
    stage,
    step,
    seats: [],
    commitment: '',
    watchers: 0,
    screens: 0,
    unsaved: false,
    updateComing: false,
    calledOff: '',
    maker: 0,
    mayTakeBack: -1,
    freely: false,
    takebackAsked: -1,
    takebackAgreed: 0,
    ending: '',
    terms: '',
    game: { at: step },
  };
  // The connection reads only these fields.
  return state as unknown as TableState;
}
