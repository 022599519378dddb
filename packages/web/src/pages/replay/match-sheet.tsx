import { isObject } from '@boomtown/game-core';
import { type AnyGameModule, Icon } from '@boomtown/ui-kit';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { transcriptFile } from '../../local-storage/transcript-file.ts';
import { findingsOf, isBroken } from '../../replay/findings.ts';
import { fairnessIn, localEvidence, seedIn } from '../../replay/local-evidence.ts';
import type { Opened } from '../../replay/open-transcript.ts';
import type { Perspective } from '../../replay/replay-positions.ts';
import { EndWords } from '../table/final-scores.tsx';
import type { AnyTelling } from '../table/telling.ts';
import { useFile } from '../table/use-file.ts';
import { Verdict } from './verdict.tsx';

interface MatchSheetProps {
  readonly opened: Opened;
  /** The code of the table that the match comes from; `null` for a file. */
  readonly table: string | null;
  readonly names: readonly string[];
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  /** Is the last step shown? Before that nothing of the end is told. */
  readonly ended: boolean;
  readonly perspective: Perspective;
  readonly onPerspective: (perspective: Perspective) => void;
  /** What else there is to say of the step that is shown. */
  readonly children?: ComponentChildren;
}

/** What stands beside a replay: through whose eyes it is seen, whether it holds, and at its end the result. */
export function MatchSheet(props: MatchSheetProps) {
  const { opened, table, names, game, telling, ended, perspective, onPerspective, children } = props;
  const { text } = words.value;
  const { hidden } = opened.replayed.rules.info;
  const outcome = ended ? game.rules.outcome(telling.view) : null;
  const ending = ended && opened.checked.ok ? opened.checked.verified.ending : null;
  const fairness = fairnessIn(opened);
  const findings = useMemo(
    () => findingsOf(opened, localEvidence(fairness, table, null), names, game, words.value),
    [opened, table, names, game, words.value],
  );
  const broken = isBroken(findings);
  const verdict = <Verdict findings={findings} fairness={fairness} seed={seedIn(opened)} names={names} />;
  // Who came with a file has it.
  const file = useFile(table !== null && isObject(opened.raw) ? opened.raw : null);
  const options = [
    ...(hidden ? [{ value: 'open', label: text('replay.eyes-open') }] : []),
    ...names.map((name, seat) => ({ value: String(seat), label: name })),
    ...(hidden ? [{ value: 'watcher', label: text('replay.eyes-watcher') }] : []),
  ];
  return (
    <div class="stack match-sheet">
      <h2 id="match-title" class="unseen">
        {text('replay.match')}
      </h2>
      {/* What does not hold comes before all that is told of it. */}
      {broken && verdict}
      {opened.checked.ok && opened.checked.verified.continued !== null && (
        <p class="match-sheet__from">{text('playOn.from', { step: opened.checked.verified.continued })}</p>
      )}
      {(outcome !== null || ending !== null) && (
        <div class="end stack">
          <EndWords game={game} telling={telling} outcome={outcome} ending={ending} reader={null} />
        </div>
      )}
      {children}
      <label class="eyes">
        <span class="field__label">{text(hidden ? 'replay.eyes' : 'replay.side-of')}</span>
        <select
          class="select"
          value={String(perspective)}
          onChange={({ currentTarget: { value } }) =>
            onPerspective(value === 'open' || value === 'watcher' ? value : Number(value))
          }
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {!broken && verdict}
      {file !== null && table !== null && (
        <a class="button button--wide" href={file} download={transcriptFile(opened.replayed.id, table)}>
          <Icon name="download" />
          {text('end.download')}
        </a>
      )}
    </div>
  );
}
