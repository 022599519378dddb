import { BOT_LEVELS, type BotPlayer, ownBot } from '@boomtown/wire/browser';
import { useId, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';

interface FillSeatsProps {
  /** How many seats are free: a single one has its bots beside it. */
  readonly free: number;
  /** The names of the host's own programs that play this game. */
  readonly ownBots: readonly string[];
  readonly onFill: (player: BotPlayer) => void;
}

/** For the maker of a table: bots for all free seats at once, and what the levels are. */
export function FillSeats({ free, ownBots, onFill }: FillSeatsProps) {
  const { text } = words.value;
  return (
    <div class="fill-seats">
      {free > 1 && <FillAll ownBots={ownBots} onFill={onFill} />}
      <p class="fill-seats__levels">{text('bots.levels')}</p>
    </div>
  );
}

function FillAll({ ownBots, onFill }: Omit<FillSeatsProps, 'free'>) {
  const { text } = words.value;
  const id = useId();
  const own = ownBots.map(ownBot);
  const [chosen, choose] = useState<BotPlayer>('normal');
  return (
    <>
      <label class="fill-seats__label" for={id}>
        {text('bots.fillWith')}
      </label>
      <select
        id={id}
        class="select"
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          const player = [...BOT_LEVELS, ...own].find((one) => one === value);
          if (player !== undefined) choose(player);
        }}
      >
        {BOT_LEVELS.map((level) => (
          <option key={level} value={level}>
            {text(`bots.${level}`)}
          </option>
        ))}
        {ownBots.length > 0 && (
          <optgroup label={text('bots.own')}>
            {ownBots.map((name, nth) => (
              <option key={name} value={own[nth]}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <button type="button" class="button" onClick={() => onFill(chosen)}>
        {text('bots.fill')}
      </button>
    </>
  );
}
