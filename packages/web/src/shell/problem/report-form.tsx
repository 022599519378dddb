import type { ApiRefusal } from '@boomtown/client/http';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { reportProblem } from '../../net/api.ts';
import { refusalWords } from '../../pages/refusal-words.ts';
import { useServerPolicy } from '../../pages/use-server-policy.ts';
import { Field } from '../field.tsx';
import { problemPlace } from './problem-place.ts';

const MOST_SIGNS = 1_000;

/** A key that opens a form with which a person tells the host of a problem; nothing where no host reads it. */
export function ReportForm() {
  const { text } = words.value;
  const policy = useServerPolicy();
  const [isOpen, open] = useState(false);
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  if (policy?.takesReports !== true) return null;
  const send = async (event: Event) => {
    event.preventDefault();
    const place = problemPlace();
    const where = { game: place?.game ?? null, table: place?.table ?? null, step: place?.step() ?? null };
    const answer = await reportProblem({ words: typed, browser: navigator.userAgent, ...where });
    setRefused(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setSent(true);
    setTyped('');
    open(false);
  };
  if (!isOpen) {
    return (
      <div class="stack">
        <p role="status">{sent && text('problem.sent')}</p>
        <div class="button-row">
          <button type="button" class="button" onClick={() => open(true)}>
            {text('problem.report')}
          </button>
        </div>
      </div>
    );
  }
  return (
    <form class="stack" onSubmit={(event) => void send(event)}>
      <Field label={text('problem.words')} hint={text('problem.hint')}>
        {(ties) => (
          <textarea
            {...ties}
            class="text-input text-input--lines"
            rows={4}
            maxLength={MOST_SIGNS}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      {refused !== null && (
        <p class="field__wrong" role="alert">
          {refusalWords(refused, words.value)}
        </p>
      )}
      <div class="button-row">
        <button type="submit" class="button" disabled={typed.trim() === ''}>
          {text('problem.send')}
        </button>
      </div>
    </form>
  );
}
