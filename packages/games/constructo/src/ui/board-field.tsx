import type { OwnOptionProps } from '@boomtown/ui-kit';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FIELD, type FieldPlace, placeBeside, toggled } from './board-drawing.ts';
import type { Constructo } from './rules.ts';

interface BoardFieldProps {
  readonly words: OwnOptionProps<Constructo>['words'];
  readonly places: readonly FieldPlace[];
  readonly onChange: (places: readonly FieldPlace[]) => void;
  /** The one hexagon that the Tab key comes to. */
  readonly stop: RefObject<HTMLInputElement | null>;
}

/** Where the keyboard begins: in the middle. */
const MIDDLE: FieldPlace = { row: Math.floor(FIELD.rows / 2), column: Math.floor(FIELD.columns / 2) };

/** The hexagons to turn on and off: by touch, or with the arrow keys and the space bar. One tab stop. */
export function BoardField({ words: { text }, places, onChange, stop }: BoardFieldProps) {
  const [at, goTo] = useState(MIDDLE);
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    stop.current = field.current?.querySelector<HTMLInputElement>('[tabindex="0"]') ?? null;
  });
  const press = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    if (event.key === 'Enter') {
      // The field stands in the form of the table, which is not to be sent yet.
      event.preventDefault();
      if (!event.repeat) onChange(toggled(places, at));
      return;
    }
    const next = placeBeside(event.key, at);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${nameOf(next)}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the hexagons within
    <div class="board-field" ref={field} onKeyDown={press}>
      {Array.from({ length: FIELD.rows }, (_, row) => (
        <div key={row} class="board-field__row">
          {Array.from({ length: FIELD.columns }, (_, column) => {
            const place = { row, column };
            const isStop = row === at.row && column === at.column;
            return (
              <label key={column} class="board-field__place">
                <input
                  type="checkbox"
                  class="unseen"
                  checked={places.some((on) => on.row === row && on.column === column)}
                  aria-label={text('constructo.editor-hexagon', { row: row + 1, place: column + 1 })}
                  tabIndex={isStop ? 0 : -1}
                  data-place={nameOf(place)}
                  onFocus={() => goTo(place)}
                  onChange={() => onChange(toggled(places, place))}
                />
                <span class="board-field__hexagon" />
              </label>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function nameOf({ row, column }: FieldPlace): string {
  return `${row} ${column}`;
}
