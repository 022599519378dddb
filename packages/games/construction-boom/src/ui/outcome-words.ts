import type { Foresight } from './foresight.ts';
import type { PublicView, Words } from './rules.ts';
import { houseOf } from './telling.ts';

/** What the grounds would carry whose load the action changes, in sentences, for those who do not see the gauges. */
export function loadSentences({ loads, ways }: Foresight, words: Words): readonly string[] {
  const grounds = new Map(ways.flatMap((way) => way.loads).map((load) => [load.ground, load]));
  return [...grounds.values()].flatMap(({ ground, column, capacity }) => {
    const change = loads.get(ground);
    if (change === undefined || change.load === change.from) return [];
    return [words.text('construction-boom.outcome-load', { house: houseOf(column), load: change.load, capacity })];
  });
}

/** What an action would bring, in sentences; none where all grounds hold and no combo is made. */
export function outcomeSentences(foresight: Foresight, view: PublicView, words: Words): readonly string[] {
  const { grounds, fates, combos, bonus, ambiguous } = foresight;
  const sentences: string[] = [];
  if (ambiguous !== null) sentences.push(words.text('construction-boom.outcome-either'));
  if (grounds.length > 0) {
    const houses = grounds.flatMap((ground) => {
      const built = foresight.ways.flatMap(({ building }) => building).find(({ tile }) => tile === ground);
      return built === undefined ? [] : [words.number(houseOf(built.column))];
    });
    const lost = [...fates.values()].filter((fate) => fate !== 'falls').length;
    const key = ambiguous === null ? 'outcome-collapse' : 'outcome-may-collapse';
    sentences.push(
      words.text(`construction-boom.${key}`, {
        houses: words.text('construction-boom.houses', { count: houses.length, houses: words.list(houses) }),
        tiles: words.text('construction-boom.tiles', { count: lost }),
      }),
    );
  }
  for (const cells of combos) {
    const count = cells.length;
    const key = bonus ? 'outcome-combo-bonus' : 'outcome-combo';
    sentences.push(words.text(`construction-boom.${key}`, { count }));
  }
  const { contract } = view;
  if (contract !== null && grounds.length > 0) {
    const [least, most] = foresight.count;
    sentences.push(words.text('construction-boom.outcome-count', { count: ambiguous === null ? most : least }));
  }
  return sentences;
}
