import { type Fairness, hashOfNonce, NONCE_BYTES, readHex } from '@boomtown/game-core';
import { words } from '../../app/words.ts';
import { type Finding, isBroken } from '../../replay/findings.ts';
import { Icon } from '../../shell/icon.tsx';
import { PageLink } from '../../shell/page-link.tsx';

interface VerdictProps {
  readonly findings: readonly Finding[];
  readonly fairness: Fairness | null;
  readonly seed: string;
  readonly names: readonly string[];
}

/** Whether a match holds, in one line; opened, everything that was looked into, what that proves, and what it does not. */
export function Verdict({ findings, fairness, seed, names }: VerdictProps) {
  const { text } = words.value;
  const broken = isBroken(findings);
  return (
    <section class={`verdict${broken ? ' verdict--broken' : ''}`} aria-labelledby="verdict-title">
      {broken && (
        <div role="alert">
          {findings
            .filter(({ state }) => state === 'fails')
            .map(({ about, text: said }) => (
              <p key={about} class="verdict__fault">
                {said}
              </p>
            ))}
        </div>
      )}
      <details class="fairness">
        <summary>
          <h3 id="verdict-title" class="verdict__title">
            <Icon name={broken ? 'close' : 'shield'} />
            {text(broken ? 'check.broken' : 'check.holds')}
          </h3>
        </summary>
        <FindingList findings={findings} />
        {!broken && fairness !== null && <p>{text('check.proves')}</p>}
        <p>{text('check.provesNot')}</p>
        {fairness !== null && <DealNumbers fairness={fairness} seed={seed} names={names} />}
        <p>
          <PageLink to={{ page: 'fairness' }}>{text('check.how')}</PageLink>
        </p>
      </details>
    </section>
  );
}

/** All that was looked into, each with a sign for how it came out. */
function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  const { text } = words.value;
  return (
    <ul class="findings">
      {findings.map(({ about, state, text: said }) => (
        <li key={about} class={`finding finding--${state}`}>
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
    const bytes = readHex(nonce, NONCE_BYTES);
    const name = names[seat] ?? '';
    return bytes === undefined || nonce === null ? [] : [{ seat, name, nonce, hash: hashOfNonce(bytes) }];
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
