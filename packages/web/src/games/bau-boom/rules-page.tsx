import type { Words } from '../../words/words.ts';

/** The rules in our own words. */
export function RulesPage({ words }: { readonly words: Words }) {
  return <p>{words.text('bau-boom.tagline')}</p>;
}
