import type { ComponentChildren } from 'preact';
import type { Words } from './rules.ts';
import { MATERIALS, TILE_TYPES, type Tile, tilesOf } from './rules.ts';
import { ALL_KINDS, COMBO, FALLEN, LEANING, OPTIONS, OVERLOADED, TRY_START } from './rules-examples.ts';
import { StreetTry } from './rules-try.tsx';
import { SmallStreet } from './small-street.tsx';

interface RulesPageProps {
  readonly words: Words;
  readonly children?: ComponentChildren;
}

/** The rules in our own words, with bits of street to look at and one to try. */
export function RulesPage({ words, children }: RulesPageProps) {
  const { text } = words;
  return (
    <div class="street-rules">
      <section>
        <h2>{text('construction-boom.rules-aim-title')}</h2>
        <p>{text('construction-boom.rules-aim')}</p>
      </section>
      <section>
        <h2>{text('construction-boom.rules-tiles-title')}</h2>
        <p>{text('construction-boom.rules-tiles')}</p>
        <TileTable words={words} />
      </section>
      <section>
        <h2>{text('construction-boom.rules-bid-title')}</h2>
        <p>{text('construction-boom.rules-bid')}</p>
        <p>{text('construction-boom.rules-bid-answer')}</p>
      </section>
      <section>
        <h2>{text('construction-boom.rules-turn-title')}</h2>
        <p>{text('construction-boom.rules-turn')}</p>
        <p>{text('construction-boom.rules-turn-two')}</p>
      </section>
      <section>
        <h2>{text('construction-boom.rules-where-title')}</h2>
        <ul class="street-rules__list">
          <li>{text('construction-boom.rules-where-ground')}</li>
          <li>{text('construction-boom.rules-where-up')}</li>
          <li>{text('construction-boom.rules-where-side')}</li>
        </ul>
      </section>
      <section>
        <h2>{text('construction-boom.rules-load-title')}</h2>
        <p>{text('construction-boom.rules-load')}</p>
        <p>{text('construction-boom.rules-load-keep')}</p>
        <SmallStreet building={LEANING} options={OPTIONS} frame={{ first: 0, columns: 3, rows: 3 }} />
      </section>
      <section>
        <h2>{text('construction-boom.rules-collapse-title')}</h2>
        <p>{text('construction-boom.rules-collapse')}</p>
        <div class="street-rules__pair">
          <SmallStreet building={OVERLOADED} options={OPTIONS} frame={{ first: 0, columns: 2, rows: 4 }} />
          <span aria-hidden="true">→</span>
          <SmallStreet building={FALLEN} options={OPTIONS} frame={{ first: 0, columns: 2, rows: 4 }} />
        </div>
      </section>
      <section>
        <h2>{text('construction-boom.rules-combo-title')}</h2>
        <p>{text('construction-boom.rules-combo')}</p>
        <p>{text('construction-boom.rules-combo-bonus')}</p>
        <SmallStreet building={COMBO} options={OPTIONS} frame={{ first: 0, columns: 2, rows: 3 }} />
      </section>
      <section>
        <h2>{text('construction-boom.rules-try-title')}</h2>
        <StreetTry words={words} start={TRY_START} />
      </section>
      <section>
        <h2>{text('construction-boom.rules-score-title')}</h2>
        <p>{text('construction-boom.rules-score')}</p>
        <p>{text('construction-boom.rules-example')}</p>
      </section>
      <section>
        <h2>{text('construction-boom.rules-match-title')}</h2>
        <p>{text('construction-boom.rules-match')}</p>
        <p>{text('construction-boom.rules-expert')}</p>
      </section>
      <section>
        <h2>{text('construction-boom.rules-tip-title')}</h2>
        <p>{text('construction-boom.rules-tip')}</p>
      </section>
      {children}
    </div>
  );
}

/** The tiles by material: what grounds carry, what tiers and roofs weigh, and how many there are. */
function TileTable({ words }: { readonly words: Words }) {
  const { text } = words;
  return (
    <table class="street-rules__tiles">
      <thead>
        <tr>
          <th scope="col">{text('construction-boom.rules-table-material')}</th>
          {TILE_TYPES.map((type) => (
            <th key={type} scope="col">
              {text(`construction-boom.rules-table-${type}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MATERIALS.map((material, row) => (
          <tr key={material}>
            <th scope="row">{text(`construction-boom.heading-${material}`)}</th>
            {TILE_TYPES.map((type) => {
              const tiles = tilesOf(OPTIONS).filter((tile) => tile.material === material && tile.type === type);
              const built = ALL_KINDS[type][row];
              return (
                <td key={type}>
                  {built !== undefined && (
                    <SmallStreet
                      building={[{ ...built, column: 0, row: 0 }]}
                      options={OPTIONS}
                      frame={{ first: 0, columns: 1, rows: 1 }}
                    />
                  )}
                  <span>
                    {text('construction-boom.rules-table-cell', { count: tiles.length, figure: figureOf(tiles) })}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function figureOf(tiles: readonly Tile[]): number {
  const [first] = tiles;
  return first === undefined ? 0 : first.capacity + first.weight;
}
