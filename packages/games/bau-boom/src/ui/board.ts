import type { BauBoomEvent, BauBoomPublicView, Block, Dice, Hill, Seat, Space } from './rules.ts';

/** What everybody sees of a table's things, between two events too. `null` in a load: a block that lies face down. */
export interface Board {
  /** Are loads seen by all? */
  readonly open: boolean;
  /** Do blocks go on the hill at once? */
  readonly young: boolean;
  readonly barrows: readonly { readonly at: Space; readonly load: readonly (Block | null)[] }[];
  readonly trail: readonly (Block | null)[];
  readonly hills: readonly Hill[];
  /** The blocks that a player builds with, in order, and who that is. */
  readonly hand: { readonly seat: Seat; readonly blocks: readonly Block[] } | null;
  /** How many blocks are in the container. */
  readonly container: number;
  readonly dice: Dice | null;
}

/** The things of a view. */
export function boardOf(view: BauBoomPublicView): Board {
  const { options, actor, hand, trail, hills, container, dice } = view;
  return {
    open: options.openBarrows,
    young: options.variant === 'young',
    barrows: view.barrows.map(({ at, load }) => ({
      at,
      load: typeof load === 'number' ? Array<null>(load).fill(null) : load,
    })),
    trail,
    hills,
    hand: actor === null || hand.length === 0 ? null : { seat: actor, blocks: hand },
    container,
    dice,
  };
}

/** The things after one more event. Only for the pictures in between: what counts is the view at the end of the step. */
export function afterEvent(board: Board, event: BauBoomEvent): Board {
  switch (event.type) {
    case 'rolled':
      return { ...board, dice: event.dice };
    case 'moved':
    case 'pushed':
      return withBarrow(board, event.seat, { at: event.to });
    case 'loaded':
      return taken({ ...board, trail: board.trail.with(event.from, null) }, event.seat, event.block ?? null);
    case 'drawn':
      return taken({ ...board, container: board.container - 1 }, event.seat, event.block ?? null);
    case 'lost': {
      const load = board.barrows[event.seat]?.load.slice(0, -1) ?? [];
      return withBarrow({ ...board, container: board.container + 1 }, event.seat, { load });
    }
    case 'unloaded':
      return withBarrow({ ...board, hand: handOf(event.seat, event.blocks) }, event.seat, { at: 0, load: [] });
    case 'built': {
      const blocks = board.hand?.blocks ?? [];
      const left = blocks.includes(event.block) ? blocks.toSpliced(blocks.indexOf(event.block), 1) : blocks;
      return withSquare({ ...board, hand: handOf(event.seat, left) }, event.seat, event.square, event.block);
    }
    case 'returned':
      return { ...board, hand: null, container: board.container + event.count };
    case 'demolished':
      return withSquare({ ...board, container: board.container + 1 }, event.seat, event.square, null);
    case 'filled': {
      let { trail } = board;
      for (const [i, space] of event.spaces.entries()) trail = trail.with(space, event.blocks?.[i] ?? null);
      return { ...board, trail, container: board.container - event.spaces.length };
    }
    case 'left':
    case 'won':
    case 'turn-limit':
      return board;
  }
}

function taken(board: Board, seat: Seat, block: Block | null): Board {
  if (board.young) return { ...board, hand: block === null ? null : handOf(seat, [block]) };
  const load = board.barrows[seat]?.load ?? [];
  return withBarrow(board, seat, { load: [...load, board.open ? block : null] });
}

function handOf(seat: Seat, blocks: readonly Block[]): Board['hand'] {
  return blocks.length === 0 ? null : { seat, blocks };
}

function withBarrow(board: Board, seat: Seat, fields: Partial<Board['barrows'][number]>): Board {
  const barrow = board.barrows[seat];
  return barrow === undefined ? board : { ...board, barrows: board.barrows.with(seat, { ...barrow, ...fields }) };
}

function withSquare(board: Board, seat: Seat, square: number, block: Block | null): Board {
  const hill = board.hills[seat];
  if (hill === undefined) return board;
  return { ...board, hills: board.hills.with(seat, { ...hill, built: hill.built.with(square, block) }) };
}
