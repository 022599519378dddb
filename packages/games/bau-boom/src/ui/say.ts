import { type LogLine, seatKey } from '@boomtown/ui-kit/sentence';
import { barrowKey, DICE_KEY, hillKey, spaceKey, squareKey } from './keys.ts';
import type { BauBoomEvent, Seat } from './rules.ts';
import { aBlock, type BauBoomTelling, countedBlocks, nameOf, spaceName, wayName } from './telling.ts';

/**
 * The log's sentence for an event. What went into a covered wheelbarrow is never named, although the event at its moment
 * knows it: nobody may look it up (§3.8).
 */
export function say(event: BauBoomEvent, { words, people, view }: BauBoomTelling): LogLine | null {
  const who = (seat: Seat): string => nameOf(seat, words, people);
  const open = view.options.openBarrows || view.options.variant === 'young';
  switch (event.type) {
    case 'rolled': {
      const [first, second] = event.dice;
      return line(words.text('bau-boom.say-rolled', { name: who(event.seat), first, second }), DICE_KEY);
    }
    case 'moved': {
      const name = who(event.seat);
      if (event.from === event.to) {
        return line(words.text('bau-boom.say-stayed', { name, to: spaceName(event.to, words) }), spaceKey(event.to));
      }
      const from = wayName('from', event.from, words);
      const to = wayName('to', event.to, words);
      return line(words.text('bau-boom.say-moved', { name, from, to }), spaceKey(event.to), barrowKey(event.seat));
    }
    case 'pushed': {
      const fill = { name: who(event.seat), other: who(event.by), to: wayName('to', event.to, words) };
      return line(
        words.text('bau-boom.say-pushed', fill),
        spaceKey(event.to),
        barrowKey(event.seat),
        seatKey(event.by),
      );
    }
    case 'loaded': {
      const fill = { name: who(event.seat), from: spaceName(event.from, words) };
      const text =
        open && event.block !== undefined
          ? words.text('bau-boom.say-loaded-open', { ...fill, block: aBlock(event.block, words) })
          : words.text('bau-boom.say-loaded', fill);
      return line(text, spaceKey(event.from), barrowKey(event.seat));
    }
    case 'drawn': {
      const name = who(event.seat);
      const text =
        open && event.block !== undefined
          ? words.text('bau-boom.say-drawn-open', { name, block: aBlock(event.block, words) })
          : words.text('bau-boom.say-drawn', { name });
      return line(text, barrowKey(event.seat));
    }
    case 'lost':
      return line(words.text('bau-boom.say-lost', { name: who(event.seat) }), barrowKey(event.seat));
    case 'left':
      return line(words.text('bau-boom.say-left', { name: who(event.seat) }), barrowKey(event.seat));
    case 'unloaded': {
      const name = who(event.seat);
      const text =
        event.blocks.length === 0
          ? words.text('bau-boom.say-unloaded-nothing', { name })
          : words.text('bau-boom.say-unloaded', { name, blocks: countedBlocks(event.blocks, words) });
      return line(text, barrowKey(event.seat));
    }
    case 'built': {
      const fill = { name: who(event.seat), block: aBlock(event.block, words), square: event.square + 1 };
      return line(words.text('bau-boom.say-built', fill), squareKey(event.seat, event.square));
    }
    case 'returned':
      return line(
        words.text('bau-boom.say-returned', { name: who(event.seat), count: event.count }),
        hillKey(event.seat),
      );
    case 'demolished': {
      const fill = { name: who(event.seat), block: aBlock(event.block, words), square: event.square + 1 };
      return line(words.text('bau-boom.say-demolished', fill), squareKey(event.seat, event.square));
    }
    case 'filled': {
      const [space] = event.spaces;
      const [block] = event.blocks ?? [];
      if (view.options.variant === 'young' && space !== undefined) {
        const to = spaceName(space, words);
        const text =
          block === undefined
            ? words.text('bau-boom.say-refilled', { space: to })
            : words.text('bau-boom.say-refilled-open', { space: to, block: aBlock(block, words) });
        return line(text, spaceKey(space));
      }
      return line(words.text('bau-boom.say-filled', { count: event.spaces.length }), ...event.spaces.map(spaceKey));
    }
    case 'won':
      return line(words.text('bau-boom.say-won', { name: who(event.seat) }), hillKey(event.seat));
    case 'turn-limit':
      return line(words.text('bau-boom.say-limit'));
  }
}

function line(text: string, ...places: readonly string[]): LogLine {
  return { text, places };
}
