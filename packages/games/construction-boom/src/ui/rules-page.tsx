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
        <p data-rule="1.1">{text('construction-boom.rules-tiles')}</p>
        <TileTable words={words} />
      </section>
      <section>
        <h2>{text('construction-boom.rules-bid-title')}</h2>
        <p data-rule="2.3 3.1 3.2">{text('construction-boom.rules-bid')}</p>
        <p data-rule="2.2 3.1 3.3 3.4">{text('construction-boom.rules-bid-answer')}</p>
      </section>
      <section>
        <h2>{text('construction-boom.rules-turn-title')}</h2>
        <p data-rule="4.1">{text('construction-boom.rules-turn')}</p>
        <p data-rule="4.6">{text('construction-boom.rules-turn-two')}</p>
      </section>
      <section>
        <h2>{text('construction-boom.rules-where-title')}</h2>
        <ul class="street-rules__list">
          <li data-rule="4.2 4.3">{text('construction-boom.rules-where-ground')}</li>
          <li data-rule="4.4 4.5">{text('construction-boom.rules-where-up')}</li>
          <li data-rule="4.4">{text('construction-boom.rules-where-side')}</li>
        </ul>
      </section>
      <section>
        <h2>{text('construction-boom.rules-load-title')}</h2>
        <p data-rule="5.1 5.2 5.3 5.4">{text('construction-boom.rules-load')}</p>
        <p data-rule="5.2 5.3">{text('construction-boom.rules-load-keep')}</p>
        <SmallStreet building={LEANING} options={OPTIONS} frame={{ first: 0, columns: 3, rows: 3 }} />
      </section>
      <section>
        <h2>{text('construction-boom.rules-collapse-title')}</h2>
        <p data-rule="6.1 6.2 6.3 6.4">{text('construction-boom.rules-collapse')}</p>
        <div class="street-rules__pair">
          <SmallStreet building={OVERLOADED} options={OPTIONS} frame={{ first: 0, columns: 2, rows: 4 }} />
          <span aria-hidden="true">→</span>
          <SmallStreet building={FALLEN} options={OPTIONS} frame={{ first: 0, columns: 2, rows: 4 }} />
        </div>
      </section>
      <section>
        <h2>{text('construction-boom.rules-combo-title')}</h2>
        <p data-rule="7.1 7.2">{text('construction-boom.rules-combo')}</p>
        <p data-rule="7.2">{text('construction-boom.rules-combo-bonus')}</p>
        <SmallStreet building={COMBO} options={OPTIONS} frame={{ first: 0, columns: 2, rows: 3 }} />
      </section>
      <section>
        <h2>{text('construction-boom.rules-try-title')}</h2>
        <StreetTry words={words} start={TRY_START} />
      </section>
      <section>
        <h2>{text('construction-boom.rules-score-title')}</h2>
        <p data-rule="8.1">{text('construction-boom.rules-score')}</p>
        <p>{text('construction-boom.rules-example')}</p>
      </section>
      <section>
        <h2>{text('construction-boom.rules-match-title')}</h2>
        <p data-rule="2.1">{text('construction-boom.rules-match')}</p>
        <p data-rule="8.2">{text('construction-boom.rules-expert')}</p>
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
    <table class="street-rules__tiles" data-rule="1.2 1.3">
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
