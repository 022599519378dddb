import { isolated } from '@boomtown/game-core';
import type { LANGUAGES } from '../languages.ts';

type Language = (typeof LANGUAGES)[number];

/** The page is closed when a notice comes, so its words can't be used. */
const WORDS: Readonly<
  Record<Language, { readonly title: string; moved(name: string): string; readonly otherwise: string }>
> = {
  en: { title: 'Your turn', moved: (name) => `${name} moved.`, otherwise: 'Open the table to play.' },
  de: { title: 'Du bist dran', moved: (name) => `${name} hat gezogen.`, otherwise: 'Öffne den Tisch und spiel.' },
  es: { title: 'Te toca', moved: (name) => `${name} ha jugado.`, otherwise: 'Abre la mesa y juega.' },
  it: { title: 'Tocca a te', moved: (name) => `${name} ha giocato.`, otherwise: 'Apri il tavolo e gioca.' },
};

/** What a notice says: that it is one's turn, in which game, and who moved. Nothing of the match itself. */
export function noticeWords(language: string, game: string, mover: string | null) {
  const { title, moved, otherwise } = Object.hasOwn(WORDS, language) ? WORDS[language as Language] : WORDS.en;
  return { title: `${title}: ${game}`, body: mover === null ? otherwise : moved(isolated(mover)) };
}
