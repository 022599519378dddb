import type { FinishedRound } from './rules.ts';
import { rivalOf, scoreSheet } from './rules.ts';
import type { SheetTexts } from './scene-model.ts';
import { type BoomTelling, bidText, capital, gainText, moneyText, nameOf } from './telling.ts';

/** One number of a round and what it is for, in thousands of euros. */
interface Part {
  readonly label: string;
  readonly money: number;
}

/** How the money of a round came about; the parts add up to it. */
function partsOf(round: FinishedRound, { words }: Pick<BoomTelling, 'words'>): readonly Part[] {
  const { reward, extra, perExtra, missing, perMissing, factor, money } = scoreSheet(round, round.count);
  const plain = money / factor;
  return [
    ...(reward > 0 ? [{ label: words.text('construction-boom.score-reward'), money: reward }] : []),
    ...(extra > 0
      ? [
          {
            label: words.text('construction-boom.score-extra', { count: extra, each: perExtra }),
            money: extra * perExtra,
          },
        ]
      : []),
    ...(missing > 0
      ? [
          {
            label: words.text('construction-boom.score-missing', { count: missing, each: perMissing }),
            money: -missing * perMissing,
          },
        ]
      : []),
    ...(factor > 1 ? [{ label: words.text('construction-boom.score-doubled'), money: plain }] : []),
  ];
}

/** Where the final numbers come from: a line for each number of each round, then their sums. */
export function explainScores(telling: BoomTelling) {
  const { words, view } = telling;
  const forSeat = (seat: number, money: number): readonly number[] => (seat === 0 ? [money, 0] : [0, money]);
  const rows = view.history.flatMap((round, i) => {
    const stood = words.text('construction-boom.score-stood', {
      bid: bidText(round, words),
      count: round.count,
    });
    return partsOf(round, telling).map(({ label, money }) => ({
      label: words.text('construction-boom.score-line', { round: i + 1, stood, label }),
      numbers: forSeat(round.contractor, money),
    }));
  });
  return [...rows, { label: words.text('construction-boom.score-match'), numbers: [...view.money] }];
}

/** The sheet in the picture: the last round with every number, the earlier ones in a line each; `null` before the first is over. */
export function sheetTexts(telling: BoomTelling): SheetTexts | null {
  const { words, view } = telling;
  const last = view.history.at(-1);
  if (last === undefined) return null;
  const earlier = view.history.slice(0, -1);
  const sums = [0, 1] as const;
  return {
    title: words.text('construction-boom.sheet-title', { round: view.history.length }),
    close: words.text('construction-boom.button-sheet'),
    lines: [
      {
        label: words.text('construction-boom.sheet-contract', {
          name: nameOf(last.contractor, telling),
          bid: bidText(last, words),
        }),
        figure: words.text('construction-boom.sheet-count', { count: last.count }),
        weight: 'head',
      },
      ...partsOf(last, telling).map(({ label, money }) => ({
        label: capital(label, words),
        figure: gainText(money, words),
        weight: 'line' as const,
      })),
      {
        label: words.text('construction-boom.sheet-gets', { name: nameOf(last.contractor, telling) }),
        figure: gainText(last.money, words),
        weight: 'sum',
      },
      {
        label: words.text('construction-boom.sheet-saboteur', { name: nameOf(rivalOf(last.contractor), telling) }),
        figure: moneyText(0, words),
        weight: 'line',
      },
      ...(earlier.length > 0
        ? [{ label: words.text('construction-boom.sheet-before'), figure: '', weight: 'head' as const, before: true }]
        : []),
      ...earlier.map((round, i) => ({
        label: words.text('construction-boom.sheet-round', {
          round: i + 1,
          name: nameOf(round.contractor, telling),
          bid: bidText(round, words),
          count: round.count,
        }),
        figure: gainText(round.money, words),
        weight: 'line' as const,
        before: true,
      })),
      ...sums.map((seat) => ({
        label: words.text('construction-boom.sheet-total', { name: nameOf(seat, telling) }),
        figure: moneyText(view.money[seat], words),
        weight: 'sum' as const,
      })),
    ],
  };
}
