import type { DescribedBoard } from '@boomtown/ui-kit';
import { nextMiles, SEGMENT_IDS, type Seat, type SegmentId } from './rules.ts';
import {
  type BoondoggleTelling,
  capital,
  companyName,
  nameOf,
  nodeName,
  phaseName,
  playerOf,
  roadsText,
  segmentName,
} from './telling.ts';

/** The map in words: a row for each project, one for the truck, one for all roads that stand. */
export function describe(telling: BoondoggleTelling): DescribedBoard {
  const { words, view } = telling;
  const roads = SEGMENT_IDS.flatMap((segment) => {
    const stack = view.segments[segment] ?? [];
    if (stack.length === 0) return [];
    return [
      words.text('boondoggle.describe-road', {
        segment: capital(segmentName(segment, words)),
        roads: roadsText(stack, telling),
      }),
    ];
  });
  return {
    caption: words.text('boondoggle.describe-caption', { round: view.round, phase: phaseName(view, words) }),
    rows: [
      ...view.players.map((_, seat) => projectRow(seat, telling)),
      {
        label: words.text('boondoggle.describe-truck'),
        cells: [words.text('boondoggle.describe-truck-at', { name: nameOf(view.starter, telling) })],
      },
      {
        label: words.text('boondoggle.describe-roads'),
        cells: roads.length > 0 ? roads : [words.text('boondoggle.describe-no-roads')],
      },
    ],
  };
}

function projectRow(seat: Seat, telling: BoondoggleTelling): DescribedBoard['rows'][number] {
  const { words, view } = telling;
  const { company, project, head, shown, passed } = playerOf(view, seat);
  const place = nodeName(head, words);
  const isTwice = (segment: SegmentId) => passed.some((lane) => lane === segment);
  const next = nextMiles(view, seat).map(({ segment }) => segmentName(segment, words));
  return {
    label: `${nameOf(seat, telling)} (${companyName(company, words)})`,
    cells: [
      words.text(shown ? 'boondoggle.describe-complete' : 'boondoggle.describe-at', { place }),
      ...(project.length === 0 ? [words.text('boondoggle.describe-no-mile')] : []),
      ...project.map(({ segment, by }) =>
        words.text(isTwice(segment) ? 'boondoggle.describe-mile-twice' : 'boondoggle.describe-mile', {
          mile: words.text(`boondoggle.mile-${by}`),
          segment: segmentName(segment, words),
        }),
      ),
      ...(next.length > 0 ? [words.text('boondoggle.describe-next', { segments: words.list(next) })] : []),
    ],
  };
}
