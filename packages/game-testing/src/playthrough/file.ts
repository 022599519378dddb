import type { Seat } from '@boomtown/game-core';
import { LEANS, type Lean } from '../policy.ts';

/** What a playthrough's head says; the body is a list of steps, of which only the actions are read back. */
export interface PlaythroughFile {
  /** What the playthrough shows, in a line. */
  readonly title: string;
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  readonly seats: number;
  /** 64 hex digits, or any text that a seed is made of. */
  readonly seed: string;
  /** The text that random choices follow from, and their lean; none if the actions were chosen by hand. */
  readonly policy?: { readonly text: string; readonly lean: Lean };
  /** A fragment ends before the game does. */
  readonly fragment: boolean;
  readonly actions: readonly PlaythroughAction[];
}

export interface PlaythroughAction {
  readonly seat: Seat;
  readonly action: { readonly type: string };
}

const ACTION_LINE = /^> (\d+) (\{.*\})$/;

/** The head as text, without the line that ends it. */
export function writeHead(file: Omit<PlaythroughFile, 'actions'>): readonly string[] {
  return [
    `# ${file.title}`,
    `game: ${file.game}`,
    `rules: ${file.rules}`,
    `options: ${JSON.stringify(file.options)}`,
    `seats: ${file.seats}`,
    `seed: ${file.seed}`,
    ...(file.policy === undefined ? [] : [`policy: ${file.policy.lean} ${file.policy.text}`]),
    ...(file.fragment ? ['ends: before the game does'] : []),
  ];
}

/** An action as the line that the reader below finds again. */
export function writeAction(made: PlaythroughAction): string {
  return `> ${made.seat} ${JSON.stringify(made.action)}`;
}

/**
 * Reads a playthrough: its head, and its actions if it has any yet. A new one may be written by hand: a head with
 * a policy, or a head, a line `---`, and action lines `> seat {…}`.
 */
export function readPlaythrough(text: string): PlaythroughFile {
  const [head = '', ...rest] = text.split(/^---$/m);
  const fields = new Map<string, string>();
  let title = '';
  for (const line of head.split('\n')) {
    if (line.startsWith('# ')) title = line.slice(2);
    else if (line.trim() !== '') {
      const colon = line.indexOf(': ');
      if (colon < 0) throw new Error(`A playthrough's head has lines "name: value", not "${line}".`);
      fields.set(line.slice(0, colon), line.slice(colon + 2));
    }
  }
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined) throw new Error(`The playthrough's head lacks "${name}: …".`);
    return value;
  };
  const actions: PlaythroughAction[] = [];
  for (const line of rest.join('---').split('\n')) {
    const found = ACTION_LINE.exec(line);
    // Whether it is an action of the game, the game says when it is replayed.
    if (found?.[2] !== undefined) {
      actions.push({ seat: Number(found[1]), action: JSON.parse(found[2]) as PlaythroughAction['action'] });
    }
  }
  const policy = fields.get('policy');
  return {
    title,
    game: field('game'),
    rules: Number(field('rules')),
    options: JSON.parse(field('options')) as object,
    seats: Number(field('seats')),
    seed: field('seed'),
    ...(policy === undefined ? {} : { policy: readPolicy(policy) }),
    fragment: fields.has('ends'),
    actions,
  };
}

function readPolicy(line: string): { text: string; lean: Lean } {
  const space = line.indexOf(' ');
  const word = space < 0 ? line : line.slice(0, space);
  const lean = LEANS.find((one) => one === word);
  if (lean === undefined) throw new Error(`A policy begins with one of ${LEANS.join(', ')}, not "${word}".`);
  return { lean, text: space < 0 ? '' : line.slice(space + 1) };
}
