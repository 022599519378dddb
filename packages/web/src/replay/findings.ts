import { type Fairness, namesIn } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import type { Words } from '../messages/words.ts';
import { callOffWords } from './call-off-words.ts';
import { type Agreement, compareCallOffs, compareDeal, compareGame, type LocalEvidence } from './compare.ts';
import { endWords, matchFaultWords } from './fault-words.ts';
import { fairnessIn } from './local-evidence.ts';
import type { Opened } from './open-transcript.ts';

/** One thing that was looked into. `open`: it can't be checked here. */
export interface Finding {
  readonly about: 'moves' | 'end' | 'seed' | 'commitment' | 'own' | 'nonces' | 'called-off' | 'bound' | 'table';
  readonly state: 'holds' | 'open' | 'fails';
  readonly text: string;
}

/** What the check of a transcript found, in words, in the order in which one thing rests on another. */
export function findingsOf(
  opened: Opened,
  witnessed: LocalEvidence,
  names: readonly string[],
  game: AnyGameModule | null,
  words: Words,
): readonly Finding[] {
  const { checked, replayed } = opened;
  const moves: Finding = {
    about: 'moves',
    state: 'holds',
    text: words.text('check.moves', { count: replayed.positions.length - 1 }),
  };
  if (!checked.ok) {
    const text = matchFaultWords(checked.fault, names, game, words);
    const { what } = checked.fault;
    if (what === 'action') return [{ about: 'moves', state: 'fails', text }];
    if (what === 'outcome' || what === 'ending') return [moves, { about: 'end', state: 'fails', text }];
    return [moves, { about: 'seed', state: 'fails', text }];
  }
  const { outcome, ending } = checked.verified;
  const end = endWords(outcome, ending, names, words);
  return [
    moves,
    { about: 'end', state: 'holds', text: words.text(ending === null ? 'check.end' : 'check.ending', { end }) },
    ...dealFindings(opened, witnessed, names, words),
    ...tableFindings(opened, witnessed, words),
  ];
}

/** Does anything not hold? */
export function isBroken(findings: readonly Finding[]): boolean {
  return findings.some(({ state }) => state === 'fails');
}

function dealFindings(
  opened: Opened,
  witnessed: LocalEvidence,
  names: readonly string[],
  words: Words,
): readonly Finding[] {
  const { text } = words;
  const fairness = fairnessIn(opened);
  const continued = opened.checked.ok ? opened.checked.verified.continued : null;
  if (continued !== null) return [{ about: 'seed', state: 'open', text: text('playOn.check', { step: continued }) }];
  if (fairness === null) return [{ about: 'seed', state: 'open', text: text('check.no-deal') }];
  const { commitment, own, nonces } = compareDeal(fairness, witnessed);
  return [
    { about: 'seed', state: 'holds', text: text('check.seed') },
    fairness.drawn === undefined
      ? { about: 'bound', state: 'open', text: text('check.unbound') }
      : { about: 'bound', state: 'holds', text: text('check.bound') },
    { about: 'commitment', state: STATES[commitment], text: text(`check.commitment-${commitment}`) },
    ...(own === 'noted' || own === 'wrong'
      ? [{ about: 'own' as const, state: STATES[own], text: text(`check.own-${own}`, { count: witnessed.own.length }) }]
      : []),
    ...(nonces === 'unknown'
      ? []
      : [
          {
            about: 'nonces' as const,
            state: STATES[nonces],
            text: text(
              nonces === 'noted' && isRedrawn(opened, witnessed) ? 'check.nonces-redrawn' : `check.nonces-${nonces}`,
            ),
          },
        ]),
    // Those are named who sat there before the match.
    ...callOffFindings(
      fairness,
      witnessed,
      namesIn(opened.raw, names.length, (seat) => names[seat] ?? '', 0),
      words,
    ),
  ];
}

/** Was a start called off before this deal, as the file says or as this browser knows? Then a person could have it drawn anew. */
function isRedrawn(opened: Opened, witnessed: LocalEvidence): boolean {
  const fairness = fairnessIn(opened);
  if (fairness === null) return false;
  const { told, state } = compareCallOffs(fairness, witnessed);
  return told.count > 0 || state !== 'told';
}

function callOffFindings(
  fairness: Fairness,
  witnessed: LocalEvidence,
  names: readonly string[],
  words: Words,
): readonly Finding[] {
  const { told, state } = compareCallOffs(fairness, witnessed);
  const about = 'called-off' as const;
  const known: readonly Finding[] =
    told.count === 0
      ? []
      : [{ about, state: 'open', text: `${callOffWords(told, names, words)} ${words.text('fair.redraw')}` }];
  if (state === 'told') return known;
  return [
    ...known,
    { about, state: state === 'hidden' ? 'fails' : 'open', text: words.text(`check.called-off-${state}`) },
  ];
}

const STATES = { noted: 'holds', shown: 'open', unknown: 'open', wrong: 'fails' } as const satisfies Record<
  Agreement,
  Finding['state']
>;

function tableFindings({ replayed }: Opened, { table }: LocalEvidence, { text }: Words): readonly Finding[] {
  if (table === null) return [];
  const agreed = compareGame(replayed, table);
  if (agreed === 'same') return [{ about: 'table', state: 'holds', text: text('check.table') }];
  if (agreed === 'position') return [{ about: 'table', state: 'fails', text: text('check.table-position') }];
  return [{ about: 'table', state: 'fails', text: text('check.table-event', { step: agreed.event }) }];
}
