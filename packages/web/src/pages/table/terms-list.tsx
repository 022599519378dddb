import type { Terms } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { termsWords } from '../terms-words.ts';

interface TermsListProps {
  readonly terms: Terms;
  /** The heading's place among those of the page. */
  readonly heading: 'h2' | 'h3';
}

/** On what terms the table is played. */
export function TermsList({ terms, heading: Heading }: TermsListProps) {
  return (
    <div class="waiting__terms">
      <Heading class="waiting__terms-title">{words.value.text('waiting.terms')}</Heading>
      {termsWords(terms, words.value).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
