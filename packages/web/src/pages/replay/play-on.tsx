import { readTranscript } from '@boomtown/game-core';
import { useMemo, useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { storedSeats } from '../../local-storage/seats.ts';
import { continueMatch } from '../../net/seat-requests.ts';
import { seedIn } from '../../replay/local-evidence.ts';
import { botsOf, type Opened } from '../../replay/open-transcript.ts';
import { Choice } from '../../shell/choice.tsx';
import { NameField } from '../../shell/name-field.tsx';
import { suggestedName } from '../../shell/suggested-name.ts';
import { refusalWords } from '../refusal-words.ts';

const OTHERS = ['easy', 'normal', 'hard', 'company', 'people'] as const;
type Others = (typeof OTHERS)[number];
const HIDDEN = ['anew', 'kept'] as const;
type Hidden = (typeof HIDDEN)[number];

interface PlayOnProps {
  readonly opened: Opened;
  /** The code of the table that the match comes from; `null` for a file. */
  readonly table: string | null;
  readonly names: readonly string[];
  readonly step: number;
}

/** A new table from the step that is shown, against bots, with the people of the match, or with others. */
export function PlayOn({ opened, table, names, step }: PlayOnProps) {
  const { text } = words.value;
  const held = useMemo(() => (table === null ? [] : storedSeats(table)), [table]);
  const bots = botsOf(opened);
  /** Are there people whose seats can be reserved, and one of this browser's among them? */
  const hasCompany =
    held.length > 0 && names.some((_, at) => bots[at] === null && !held.some(({ seat }) => seat === at));
  const [name, setName] = useState(names[held[0]?.seat ?? -1] ?? suggestedName());
  const [chosen, choose] = useState<string | null>(null);
  const [others, setOthers] = useState<Others>('normal');
  const [hidden, setHidden] = useState<Hidden>('anew');
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Parameters<typeof refusalWords>[0] | null>(null);

  // Until one is chosen, the seat that is to act.
  const { rules, positions } = opened.replayed;
  const [toAct = 0] = rules.actors(rules.publicView(positions[step]?.state ?? {}));
  const isCompany = hasCompany && others === 'company';
  const seats = [...names.keys()].filter((at) => !isCompany || held.some((own) => own.seat === at));
  const wished = Number(chosen ?? toAct);
  const seat = seats.includes(wished) ? wished : (seats[0] ?? 0);

  const playOn = async (event: Event) => {
    event.preventDefault();
    const read = readTranscript(opened.raw);
    if (!read.ok || asking) return;
    const { game, source } = read.value;
    const actions = source.actions.slice(0, step).map((made) => ({
      seat: made.seat,
      // It stood when the match was replayed, so it is an action.
      action: made.action as { type: string },
    }));
    setAsking(true);
    const made = await continueMatch({
      // Options that were taken are an object.
      match: { game, options: { ...(source.options as object) }, seats: source.seats, seed: seedIn(opened), actions },
      name: name.trim() === '' ? suggestedName() : name.trim(),
      seat,
      hidden,
      bots: others === 'people' || others === 'company' ? null : others,
      ...(isCompany && table !== null ? { company: { code: table, tokens: held.map(({ token }) => token) } } : {}),
    });
    setAsking(false);
    if (made.ok) go({ page: 'table', code: made.value.code });
    else setRefused(made.error);
  };

  return (
    <details class="disclosure play-on">
      <summary>{text('playOn.title')}</summary>
      <form class="stack" onSubmit={(event) => void playOn(event)}>
        <p>{text('playOn.words', { step })}</p>
        <NameField label={text('make.yourName')} value={name} onChange={setName} />
        <Choice
          name="play-on-seat"
          label={text('playOn.seat')}
          options={seats.map((at) => ({ value: String(at), label: names[at] ?? '' }))}
          value={String(seat)}
          onChange={choose}
        />
        <Choice
          name="play-on-others"
          label={text('playOn.against')}
          options={OTHERS.filter((value) => value !== 'company' || hasCompany).map((value) => ({
            value,
            label: text(`playOn.${value}`),
          }))}
          value={others}
          onChange={setOthers}
        />
        {/* Below the keys, so that they stay where they are. */}
        {(others === 'company' || others === 'people') && <p class="field__hint">{text(`playOn.${others}Hint`)}</p>}
        {opened.replayed.rules.info.hidden && (
          <Choice
            name="play-on-hidden"
            label={text('playOn.hidden')}
            hint={text('playOn.hiddenHint')}
            options={HIDDEN.map((value) => ({ value, label: text(`playOn.${value}`) }))}
            value={hidden}
            onChange={setHidden}
          />
        )}
        {refused !== null && (
          <p class="field__wrong" role="alert">
            {refusalWords(refused, words.value)}
          </p>
        )}
        <button type="submit" class="button button--primary" disabled={asking}>
          {text('playOn.make')}
        </button>
      </form>
    </details>
  );
}

/** May a match be played on from this step? Not where it is over there, and not one that itself went on from another one. */
export function mayPlayOn({ checked, replayed }: Opened, step: number): boolean {
  const position = replayed.positions[step];
  if (!checked.ok || checked.verified.continued !== null || position === undefined) return false;
  return replayed.rules.outcome(replayed.rules.publicView(position.state)) === null;
}
