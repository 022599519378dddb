import type { Words } from '../../words/words.ts';

export function RulesPage(_props: { readonly words: Words }) {
  return null;
}
