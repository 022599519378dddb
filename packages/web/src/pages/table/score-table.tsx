import type { AnyGameModule, ScoreRow } from '@boomtown/ui-kit';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { look } from '../../app/look.ts';
import { words } from '../../app/words.ts';
import { Emblem } from './emblem.tsx';
import type { AnyTelling } from './telling.ts';

interface ScoreTableProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly rows: readonly ScoreRow[];
  /** What the rows come to. */
  readonly total?: ScoreRow | undefined;
  /** Is it told for the first time? Then row comes after row, and the total is counted up, once it is in sight. */
  readonly tallied?: boolean;
  /** For those who listen, where no heading stands above. */
  readonly caption?: string;
}

/** Beside each other more names than this would be broken up: the emblems stand for them. */
const MOST_NAMED = 3;

/** Numbers with where they come from, a column a player. */
export function ScoreTable({ game, telling, rows, total, tallied = false, caption }: ScoreTableProps) {
  const isCrowded = telling.people.length > MOST_NAMED;
  const table = useRef<HTMLTableElement>(null);
  const isSeen = useSeen(table, tallied);
  return (
    <table
      ref={table}
      class={`scores${isCrowded ? ' scores--crowded' : ''}${tallied && isSeen ? ' scores--tallied' : ''}`}
    >
      {caption !== undefined && <caption class="unseen">{caption}</caption>}
      <thead>
        <tr>
          <td />
          {telling.people.map(({ seat, name }) => (
            <th key={seat} scope="col" title={isCrowded ? name : undefined}>
              <Emblem emblem={game.seatPanel(seat, telling).emblem} class="scores__emblem" />
              <span class={isCrowded ? 'unseen' : 'scores__name'} dir="auto">
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ScoreCells key={row.label} row={row} />
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <ScoreCells row={total} counts={tallied ? (isSeen ? 'now' : 'later') : null} />
        </tfoot>
      )}
    </table>
  );
}

interface ScoreCellsProps {
  readonly row: ScoreRow;
  /** Is each number counted up? */
  readonly counts?: 'now' | 'later' | null;
}

function ScoreCells({ row: { label, numbers, texts }, counts = null }: ScoreCellsProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {numbers.map((value, seat) => (
        <td key={seat}>
          {texts?.[seat] ??
            (counts === null ? words.value.number(value) : <CountUp value={value} begins={counts === 'now'} />)}
        </td>
      ))}
    </tr>
  );
}

/** How long a number takes to be counted, and how long after the numbers above it that begins. */
const COUNT_MS = 1_100;
const BEGIN_MS = 500;

/** A number that is counted up from nought; where movement is turned down, and for those who listen, it is there at once. */
function CountUp({ value, begins }: { readonly value: number; readonly begins: boolean }) {
  const { number } = words.value;
  const [shown, show] = useState(look.value.still ? value : 0);
  useEffect(() => {
    if (look.peek().still) {
      show(value);
      return;
    }
    if (!begins) return;
    const began = performance.now() + BEGIN_MS;
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, Math.max(0, (now - began) / COUNT_MS));
      // Slower towards the end, as a person counts out loud.
      show(Math.round(value * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, begins]);
  if (shown === value) return <>{number(value)}</>;
  return (
    <>
      <span aria-hidden="true">{number(shown)}</span>
      <span class="unseen">{number(value)}</span>
    </>
  );
}

/** Has the element come into sight? A sheet of a phone has it below the screen first. */
function useSeen(place: RefObject<Element | null>, wanted: boolean): boolean {
  const [isSeen, see] = useState(false);
  useEffect(() => {
    if (!wanted || place.current === null) return;
    const watching = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see(true);
    });
    watching.observe(place.current);
    return () => watching.disconnect();
  }, [wanted]);
  return isSeen;
}
