import type { GameId, Terms } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { useGame } from '../../games/use-game.ts';
import { optionLines } from '../option-lines.ts';
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

interface ChosenOptionsProps {
  readonly game: GameId;
  readonly options: object;
}

/** How the table is played, in words, as its maker chose; nothing while that is not known. */
export function ChosenOptions({ game: id, options }: ChosenOptionsProps) {
  const { text } = words.value;
  const game = useGame(id);
  if (game === null || game === 'lost') return null;
  const lines = optionLines(game, options, words.value);
  if (lines.length === 0) return null;
  return (
    <section class="chosen" aria-label={text('make.options', { game: gameName(id) })}>
      <dl class="chosen__list">
        {lines.map(({ label, value }) => (
          <div key={label} class="chosen__option">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
