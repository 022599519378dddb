import type { SeatView } from '@boomtown/client';
import { BOT_LEVELS, type BotPlayer, ownBot } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';

interface BotChoiceProps {
  /** Free, or a bot's. */
  readonly seat: SeatView;
  /** The names of the host's own programs that play this game. */
  readonly ownBots: readonly string[];
  readonly onBot: (player: BotPlayer | null) => void;
}

/** For the maker of a table: which bot sits on a seat, and how well it plays. */
export function BotChoice({ seat: { seat, name, taken, bot }, ownBots, onBot }: BotChoiceProps) {
  const { text } = words.value;
  return (
    <fieldset class="bot-choice">
      <legend class={taken ? 'unseen' : 'bot-choice__words'}>
        <span aria-hidden="true">{text('bots.put')}</span>
        <span class="unseen">{taken ? text('bots.level', { name }) : text('bots.putOn', { seat: seat + 1 })}</span>
      </legend>
      <span class="bot-choice__keys">
        {BOT_LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            class="small-button"
            aria-pressed={taken ? bot === level : undefined}
            onClick={() => onBot(level)}
          >
            {text(`bots.${level}`)}
          </button>
        ))}
        {taken && (
          <button
            type="button"
            class="small-button"
            aria-label={text('bots.removeName', { name })}
            onClick={() => onBot(null)}
          >
            {text('bots.remove')}
          </button>
        )}
      </span>
      {ownBots.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would be one more box to be told of
        <span class="bot-choice__own" role="group" aria-label={text('bots.own')}>
          <span class="bot-choice__words" aria-hidden="true">
            {text('bots.own')}:
          </span>
          <span class="bot-choice__keys">
            {ownBots.map((own) => (
              <button
                key={own}
                type="button"
                class="small-button"
                aria-pressed={taken ? bot === ownBot(own) : undefined}
                onClick={() => onBot(ownBot(own))}
              >
                {own}
              </button>
            ))}
          </span>
        </span>
      )}
    </fieldset>
  );
}
