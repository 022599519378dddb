import type { AnyGameModule } from '@boomtown/ui-kit';
import './replay.css';
import type { Fairness } from '@boomtown/game-core';
import { loadRules } from '@boomtown/registry/replay';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { storedSeats } from '../../local-storage/seats.ts';
import { transcriptOf } from '../../net/api.ts';
import type { ShownTable } from '../../replay/compare.ts';
import { fileFaultWords } from '../../replay/fault-words.ts';
import { type Finding, findingsOf } from '../../replay/findings.ts';
import { fairnessIn, localEvidence, seedIn } from '../../replay/local-evidence.ts';
import { openTranscript } from '../../replay/open-transcript.ts';
import { refusalWords } from '../refusal-words.ts';
import { VerdictBody, VerdictTitle } from './verdict.tsx';

interface ShuffleCheckProps {
  readonly code: string;
  readonly game: AnyGameModule;
  readonly names: readonly string[];
  readonly shown: ShownTable;
}

interface Checked {
  readonly findings: readonly Finding[];
  readonly fairness: Fairness | null;
  readonly seed: string;
}

/** Fetches the transcript of a finished table, works everything out anew, and says what that shows. */
export function ShuffleCheck({ code, game, names, shown }: ShuffleCheckProps) {
  const { text } = words.value;
  const [checked, setChecked] = useState<Checked | { readonly lost: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    const tell = (result: Checked | { readonly lost: string }) => wanted && setChecked(result);
    check(code, game, names, shown).then(tell, () => tell({ lost: text('app.codeLost') }));
    return () => {
      wanted = false;
    };
  }, []);
  if (checked === null)
    return <div class="skeleton skeleton--short" role="status" aria-label={text('check.checking')} />;
  if ('lost' in checked) {
    return (
      <p class="field__wrong" role="alert">
        {checked.lost}
      </p>
    );
  }
  return (
    <div class="proof proof--dialog" role="status">
      <VerdictTitle findings={checked.findings} />
      <VerdictBody {...checked} names={names} folded />
    </div>
  );
}

async function check(
  code: string,
  game: AnyGameModule,
  names: readonly string[],
  shown: ShownTable,
): Promise<Checked | { readonly lost: string }> {
  const answer = await transcriptOf(
    code,
    storedSeats(code).map(({ token }) => token),
  );
  if (!answer.ok) return { lost: refusalWords(answer.error, words.value) };
  const result = await openTranscript(answer.value, loadRules);
  if (!result.ok) return { lost: fileFaultWords(result.fault, code, words.value) };
  const { opened } = result;
  const fairness = fairnessIn(opened);
  const findings = findingsOf(opened, localEvidence(fairness, code, shown), names, game, words.value);
  return { findings, fairness, seed: seedIn(opened) };
}
