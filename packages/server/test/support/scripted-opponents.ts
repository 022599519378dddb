import type { Chosen } from '@boomtown/bots';
import { GAMES } from '@boomtown/registry/rules';
import type { Games } from '../../src/index.ts';
import type { MoveAnswered, MoveAsked, Opponents } from '../../src/tables/index.ts';

const games: Games = GAMES;

/** Opponents in the place of bots in workers: they answer at once, as scripted, and note what they were asked. */
export class ScriptedOpponents implements Opponents {
  readonly asked: MoveAsked[] = [];
  /** How the next moves are chosen: the first legal one, unless a test has it otherwise. */
  answer: (request: MoveAsked) => Promise<MoveAnswered> = async (request) => ({
    action: firstLegal(request),
    fault: null,
  });

  play(): boolean {
    return true;
  }

  choose(request: MoveAsked): Promise<MoveAnswered> {
    // As over a thread's border: nothing but plain data gets there, and nothing that is changed there comes back.
    this.asked.push(structuredClone(request));
    return this.answer(request);
  }
}

/** The first legal action of who is asked. */
export function firstLegal({ game, view, own, seat }: MoveAsked): Chosen['action'] {
  const known: { readonly [id: string]: Games[keyof Games] } = games;
  const [action] = known[game]?.legal(view, own, seat) ?? [];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}
