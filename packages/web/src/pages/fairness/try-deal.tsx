import {
  bytesToHex,
  commitmentTo,
  hashOfNonce,
  NONCE_BYTES,
  SECRET_BYTES,
  seedFrom,
  stepStream,
} from '@boomtown/game-core';
import { Icon } from '@boomtown/ui-kit';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';

/** A small deal between a host, the reader, and a friend. */
interface Deal {
  readonly secret: Uint8Array;
  readonly nonces: readonly [Uint8Array, Uint8Array];
  /** What the host shows in the end: its secret or, if it cheats, another one. */
  readonly shown: Uint8Array;
  readonly stage: 'sealed' | 'opened';
}

/** What is shuffled: a letter and a colour each. */
const BLOCKS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** Seals, opens, and lets the host try to cheat. */
export function TryDeal() {
  const { text } = words.value;
  const [deal, setDeal] = useState(newDeal);
  const { secret, nonces, shown, stage } = deal;
  const opened = stage === 'opened';
  const commitment = commitmentTo(secret);
  const caught = opened && commitmentTo(shown) !== commitment;
  const order = stepStream(seedFrom(shown, nonces), 0).shuffle(BLOCKS);
  const people = [
    { key: 'host', print: commitment, number: shown, caught },
    { key: 'you', print: hashOfNonce(nonces[0]), number: nonces[0], caught: false },
    { key: 'friend', print: hashOfNonce(nonces[1]), number: nonces[1], caught: false },
  ] as const;
  return (
    <div class="try card stack">
      <ul class="sealed">
        {people.map(({ key, print, number, caught: isCaught }) => (
          <li key={key} class={`sealed__one${isCaught ? ' sealed__one--caught' : ''}`}>
            <h3>{text(`fairness.${key}`)}</h3>
            <Envelope open={opened} />
            <p class="sealed__label">{text('fairness.promised')}</p>
            <p class="hex">{print}</p>
            <p class="sealed__label">{text(opened ? 'fairness.inside' : 'fairness.stillSealed')}</p>
            {opened && <p class="hex">{bytesToHex(number)}</p>}
            {isCaught && (
              <p class="sealed__caught">
                <Icon name="close" />
                {text('fairness.doesNotFit')}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div role="status" class="stack">
        {opened && (
          <>
            <p>{text('fairness.shuffled')}</p>
            <ol class="shuffled">
              {order.map((block) => (
                <li key={block} class={`shuffled__block shuffled__block--${block.toLowerCase()}`}>
                  {block}
                </li>
              ))}
            </ol>
            <p class={caught ? 'field__wrong' : 'field__hint'}>{text(caught ? 'fairness.caught' : 'fairness.fits')}</p>
          </>
        )}
      </div>
      <div class="button-row">
        {!opened && (
          <button type="button" class="button button--teal" onClick={() => setDeal({ ...deal, stage: 'opened' })}>
            {text('fairness.open')}
          </button>
        )}
        {opened && !caught && (
          <button type="button" class="button" onClick={() => setDeal({ ...deal, shown: drawn(SECRET_BYTES) })}>
            {text('fairness.cheat')}
          </button>
        )}
        {opened && (
          <button type="button" class="button button--teal" onClick={() => setDeal(newDeal())}>
            {text('fairness.again')}
          </button>
        )}
      </div>
    </div>
  );
}

function newDeal(): Deal {
  const secret = drawn(SECRET_BYTES);
  return { secret, nonces: [drawn(NONCE_BYTES), drawn(NONCE_BYTES)], shown: secret, stage: 'sealed' };
}

function drawn(bytes: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(bytes));
}

/** An envelope with a seal on it, or opened with its sheet looking out. An ornament. */
function Envelope({ open }: { readonly open: boolean }) {
  return (
    <svg class="envelope" viewBox="0 0 88 72" aria-hidden="true" focusable="false">
      {open && <path class="envelope__flap" d="M4 30L44 4l40 26z" />}
      {open && <path class="envelope__sheet" d="M14 14h60v46H14z" />}
      {open && <path class="envelope__lines" d="M22 22h44M22 28h32" />}
      <path class="envelope__front" d="M4 30h80v38H4z" />
      {open ? (
        <path class="envelope__fold" d="M4 30l40 24 40-24M4 68l30-24M84 68L54 44" />
      ) : (
        <>
          <path class="envelope__flap" d="M4 30h80L44 56z" />
          <circle class="envelope__seal" cx="44" cy="52" r="9" />
        </>
      )}
    </svg>
  );
}
