import type { Terms } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { termsWords } from '../terms-words.ts';

/** On what terms the table is played. */
export function TermsList({ terms }: { readonly terms: Terms }) {
  return (
    <div class="waiting__terms">
      <h3>{words.value.text('waiting.terms')}</h3>
      {termsWords(terms, words.value).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
