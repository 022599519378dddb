import { checkFairness, type Fairness, readHex } from '@boomtown/game-core';
import { words } from '../../app/words.ts';
import type { TableView } from '../../net/table-view.ts';

/** What a finished table's transcript tells of its deal. */
export interface Revealed {
  readonly fairness: Fairness;
  /** The seed that the game was played with (hex). */
  readonly seed: string;
}

interface FairnessDetailsProps {
  readonly table: TableView;
  /** `null` until the game is over. */
  readonly revealed: Revealed | null;
}

/** The promises behind the shuffle, plainly: commitment and hashes at once, secret and nonces when the game is over. */
export function FairnessDetails({ table, revealed }: FairnessDetailsProps) {
  const { text } = words.value;
  return (
    <details class="fairness">
      <summary>{text('fair.title')}</summary>
      <p>{text('fair.words')}</p>
      <dl class="fairness__list">
        <dt>{text('fair.commitment')}</dt>
        <dd class="hex">{table.commitment}</dd>
        {table.seats
          .filter(({ nonceHash }) => nonceHash !== '')
          .map(({ seat, name, nonceHash }) => (
            <div key={seat}>
              <dt>{text('fair.hashOf', { name })}</dt>
              <dd class="hex">{nonceHash}</dd>
            </div>
          ))}
        {revealed !== null && (
          <>
            <dt>{text('fair.secret')}</dt>
            <dd class="hex">{revealed.fairness.secret}</dd>
            {revealed.fairness.nonces.map((nonce, seat) =>
              nonce === null ? null : (
                <div key={nonce}>
                  <dt>{text('fair.nonceOf', { name: table.seats[seat]?.name ?? '' })}</dt>
                  <dd class="hex">{nonce}</dd>
                </div>
              ),
            )}
            <dt>{text('fair.seed')}</dt>
            <dd class="hex">{revealed.seed}</dd>
          </>
        )}
      </dl>
      {revealed !== null && (
        <p class="fairness__verdict">{text(isFair(table, revealed) ? 'fair.fits' : 'fair.unfit')}</p>
      )}
    </details>
  );
}

/** Does what was revealed fit what this browser saw promised before? */
function isFair(table: TableView, { fairness, seed }: Revealed): boolean {
  const bytes = readHex(seed, 32);
  return bytes !== undefined && fairness.commitment === table.commitment && checkFairness(fairness, bytes) === null;
}
