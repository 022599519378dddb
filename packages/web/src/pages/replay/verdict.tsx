import { type Fairness, hashOfNonceHex } from '@boomtown/game-core';
import { Icon } from '@boomtown/ui-kit';
import { words } from '../../app/words.ts';
import { type Finding, isBroken } from '../../replay/findings.ts';
import { FairnessLink } from '../fairness/fairness-link.tsx';

interface VerdictProps {
  readonly findings: readonly Finding[];
  readonly fairness: Fairness | null;
  readonly seed: string;
  readonly names: readonly string[];
}

/** Whether a match holds, in one line; opened, what that was found by. What does not hold is said at once. */
export function Verdict(props: VerdictProps) {
  const { findings } = props;
  return (
    <section class="proof" aria-labelledby="proof-title">
      {isBroken(findings) && (
        <div role="alert">
          {findings
            .filter(({ state }) => state === 'fails')
            .map(({ about, text: said }) => (
              <p key={about} class="proof__fault">
                {said}
              </p>
            ))}
        </div>
      )}
      <details class="disclosure fairness">
        <summary>
          <VerdictTitle findings={findings} />
        </summary>
        <VerdictBody {...props} />
      </details>
    </section>
  );
}

export function VerdictTitle({ findings }: Pick<VerdictProps, 'findings'>) {
  const broken = isBroken(findings);
  return (
    <h3 id="proof-title" class={`proof__title${broken ? ' proof__title--broken' : ''}`}>
      <Icon name={broken ? 'close' : 'shield'} />
      {words.value.text(broken ? 'check.broken' : 'check.holds')}
    </h3>
  );
}

/** Everything that was looked into, what that proves and what not, and the numbers behind it (`folded` away). */
export function VerdictBody({
  findings,
  fairness,
  seed,
  names,
  folded = false,
}: VerdictProps & { readonly folded?: boolean }) {
  const { text } = words.value;
  const numbers = fairness !== null && <DealNumbers fairness={fairness} seed={seed} names={names} />;
  return (
    <>
      <FindingList findings={findings} />
      {!isBroken(findings) && fairness !== null && (
        <p>{text(findings.some(({ about }) => about === 'called-off') ? 'check.proves-redrawn' : 'check.proves')}</p>
      )}
      <p>{text('check.provesNot')}</p>
      <FairnessLink />
      {folded && fairness !== null ? (
        <details class="disclosure fairness">
          <summary>{text('check.numbers')}</summary>
          {numbers}
        </details>
      ) : (
        numbers
      )}
    </>
  );
}

/** All that was looked into, each with a sign for how it came out. */
function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  const { text } = words.value;
  return (
    <ul class="findings">
      {findings.map(({ about, state, text: said }) => (
        <li key={`${about} ${state}`} class={`finding finding--${state}`}>
          <Icon name={state === 'holds' ? 'check' : state === 'fails' ? 'close' : 'question'} />
          <span>
            <span class="unseen">{text(`check.state-${state}`)} </span>
            {said}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface DealNumbersProps {
  readonly fairness: Fairness;
  readonly seed: string;
  readonly names: readonly string[];
}

/** Everything that went into a deal, with the fingerprints that the table showed of it before. */
function DealNumbers({ fairness, seed, names }: DealNumbersProps) {
  const { text } = words.value;
  const nonces = fairness.nonces.flatMap((nonce, seat) => {
    const hash = nonce === null ? undefined : hashOfNonceHex(nonce);
    const name = names[seat] ?? '';
    return hash === undefined || nonce === null ? [] : [{ seat, name, nonce, hash }];
  });
  return (
    <dl class="fairness__list">
      <dt>{text('fair.commitment')}</dt>
      <dd class="hex">{fairness.commitment}</dd>
      {nonces.map(({ seat, name, hash }) => (
        <div key={seat}>
          <dt>{text('fair.hashOf', { name })}</dt>
          <dd class="hex">{hash}</dd>
        </div>
      ))}
      <dt>{text('fair.secret')}</dt>
      <dd class="hex">{fairness.secret}</dd>
      {nonces.map(({ seat, name, nonce }) => (
        <div key={seat}>
          <dt>{text('fair.nonceOf', { name })}</dt>
          <dd class="hex">{nonce}</dd>
        </div>
      ))}
      <dt>{text('fair.seed')}</dt>
      <dd class="hex">{seed}</dd>
    </dl>
  );
}
