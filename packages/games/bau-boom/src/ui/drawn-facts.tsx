import { Dotted } from '@boomtown/ui-kit';
import { type Block, COLOURS, type Space, START } from './rules.ts';
import { BlockDrawing } from './small-drawings.tsx';

/**
 * Where a wheelbarrow stands and how much is in it: in words or, where a phone has no room for these, as a stone of the
 * trail and a wheelbarrow with their numbers. `load`: `null` where nothing is ever loaded; the blocks where all see them.
 */
export function drawnFacts(facts: readonly string[], at: Space, load: number | readonly Block[] | null) {
  const blocks = typeof load === 'object' && load !== null ? load : [];
  const piles = COLOURS.map((block) => ({ block, count: blocks.filter((one) => one === block).length })).filter(
    ({ count }) => count > 0,
  );
  return (
    <span class="garden-panel">
      <Dotted class="garden-panel__words" parts={facts} />
      <span class="garden-panel__sign">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" fill="#fbf3df" stroke="#a8772f" stroke-width="2.5" />
          {at === START && <path d="M7 15V4h7l-2 2.5L14 9H8.5" fill="#4a3524" stroke="#4a3524" stroke-width="1.5" />}
        </svg>
        {at}
      </span>
      {load !== null && (
        <span class="garden-panel__sign">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 5h12l-2.5 7H5z" fill="#b9824a" stroke="#5d3a17" stroke-width="1.5" />
            <path d="M12 12l3 3M14 5l4-2" fill="none" stroke="#5d3a17" stroke-width="1.75" />
            <circle cx="6.5" cy="15.5" r="2.75" fill="#5d3a17" />
          </svg>
          {typeof load === 'number' ? load : piles.length === 0 && 0}
          {piles.map(({ block, count }) => (
            <span key={block} class="garden-panel__pile">
              <svg viewBox="-20 -21 40 42" aria-hidden="true">
                <BlockDrawing block={block} />
              </svg>
              {count}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
