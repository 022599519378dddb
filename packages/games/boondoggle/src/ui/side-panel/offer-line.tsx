import type { TabledOffer } from '../drafts.ts';
import { offerKey } from '../keys.ts';
import type { Offer } from '../rules.ts';
import { nameOf, playerOf } from '../telling.ts';
import { BundleView } from './bundle.tsx';
import { Sign } from './icons.tsx';
import type { PanelModel } from './panel-model.ts';

interface OfferLineProps {
  readonly standing: TabledOffer;
  readonly panel: PanelModel;
  /** A player wants to bargain about it. */
  readonly onCounter: (offer: Offer) => void;
}

/** An open offer: who gives what for what, whether it can still be kept, and what one can do about it. */
export function OfferLine({ standing, panel, onCounter }: OfferLineProps) {
  const { telling, legal, busy, act, lit, handsOff } = panel;
  const { words, view } = telling;
  const { offer, known, whose } = standing;
  const from = nameOf(offer.from, telling);
  const to = nameOf(offer.to, telling);
  const can = (type: 'accept' | 'decline' | 'withdraw') =>
    legal.some((action) => action.type === type && action.offer === offer.id);
  const partner = whose === 'mine' ? offer.to : offer.from;
  const fault = faultText(standing, panel);
  return (
    <li
      class={`offer offer--${whose}${fault === null ? '' : ' offer--broken'}${lit.includes(offerKey(offer.id)) ? ' offer--lit' : ''}`}
    >
      <p class="offer__who">
        <span class="offer__number">{words.text('boondoggle.trade-number', { offer: offer.id })}</span>
        <Sign company={playerOf(view, partner).company} />
        <b>{whose === 'mine' ? to : from}</b>
        {whose === 'others' && (
          <>
            <span aria-hidden="true"> → </span>
            <span class="unseen"> {words.text('boondoggle.trade-to')} </span>
            <Sign company={playerOf(view, offer.to).company} />
            <b>{to}</b>
          </>
        )}
      </p>
      <dl class="offer__terms">
        <dt>
          {whose === 'mine'
            ? words.text('boondoggle.trade-you-give')
            : words.text('boondoggle.trade-gives', { name: from })}
        </dt>
        <dd>
          <BundleView bundle={offer.give} telling={telling} />
        </dd>
        <dt>{words.text('boondoggle.trade-wants')}</dt>
        <dd>
          <BundleView bundle={offer.want} telling={telling} />
        </dd>
      </dl>
      {fault !== null && <p class="offer__fault">{fault}</p>}
      {whose === 'to-me' && !handsOff && (
        <span class="offer__answers">
          <button
            type="button"
            class="button button--teal"
            disabled={busy || !can('accept')}
            onClick={() => void act({ type: 'accept', offer: offer.id })}
          >
            {words.text('boondoggle.trade-accept')}
          </button>
          {known !== null && (
            <button type="button" class="button" disabled={busy || !can('decline')} onClick={() => onCounter(known)}>
              {words.text('boondoggle.trade-counter')}
            </button>
          )}
          <button
            type="button"
            class="button"
            disabled={busy || !can('decline')}
            onClick={() => void act({ type: 'decline', offer: offer.id })}
          >
            {words.text('boondoggle.trade-decline')}
          </button>
        </span>
      )}
      {whose === 'mine' && !handsOff && (
        <span class="offer__answers">
          <button
            type="button"
            class="button"
            disabled={busy || !can('withdraw')}
            onClick={() => void act({ type: 'withdraw', offer: offer.id })}
          >
            {words.text('boondoggle.trade-withdraw')}
          </button>
        </span>
      )}
    </li>
  );
}

/** Why an offer can't be carried out as things stand; `null` if it can, as far as one knows. */
function faultText({ offer, whose, kept, met }: TabledOffer, { telling }: PanelModel): string | null {
  const { words } = telling;
  if (!kept) {
    return whose === 'mine'
      ? words.text('boondoggle.trade-unkept-mine')
      : words.text('boondoggle.trade-unkept', { name: nameOf(offer.from, telling) });
  }
  if (met !== false) return null;
  return whose === 'to-me'
    ? words.text('boondoggle.trade-unmet')
    : words.text('boondoggle.trade-unmet-theirs', { name: nameOf(offer.to, telling) });
}
