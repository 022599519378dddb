import {
  type Countable,
  counted,
  countersOf,
  type Draft,
  EMPTY_DRAFT,
  faultOf,
  freeCards,
  mostOf,
  offerOf,
  type Side,
  turnedHoncho,
  withCard,
  withoutCard,
  withPartner,
} from '../drafts.ts';
import { OFFERS_A_ROUND, OPEN_OFFERS, RESOURCES, type Seat } from '../rules.ts';
import { bundleText, cardName, honchoName, nameOf, playerOf } from '../telling.ts';
import { CardsIcon, HonchoIcon, Sign } from './icons.tsx';
import { CardWish, Stepper } from './offer-keys.tsx';
import type { Sitting } from './sitting.ts';

interface OfferFormProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** An offer stands on the table; the draft that is left. */
  readonly onSent: (draft: Draft) => void;
  readonly partners: readonly Seat[];
  readonly sitting: Sitting;
  /** The name of whoever's offer is being changed; `null` if it is a new one. */
  readonly answering: string | null;
}

/** How much money one tap gives or takes. */
const DOLLARS = [1, 5] as const;

/** An offer put together by tapping: to whom, what for what. */
export function OfferForm({ draft, onDraft, onSent, partners, sitting, answering }: OfferFormProps) {
  const { telling, own, seat, busy, act } = sitting;
  const { words, view } = telling;
  if (own === null || seat === null) return null;
  const offer = offerOf(draft);
  const fault = faultOf(view, own, seat, draft);
  const left = OFFERS_A_ROUND - (view.offersMade[seat] ?? 0);
  const send = (made: Draft) => {
    const action = offerOf(made);
    if (action === null) return;
    void act(action).then((refusal) => {
      if (refusal === null) onSent({ ...EMPTY_DRAFT, to: made.to });
    });
  };
  const full = view.offers.filter(({ from }) => from === seat).length >= OPEN_OFFERS;
  return (
    <fieldset class="offer-form">
      <legend class="offers__title">
        {answering === null
          ? words.text('boondoggle.trade-build')
          : words.text('boondoggle.trade-countering', { name: answering })}
      </legend>
      <fieldset class="offer-form__to" aria-label={words.text('boondoggle.trade-to')}>
        {view.players.map((player, other) =>
          other === seat ? null : (
            <button
              key={other}
              type="button"
              class="choice"
              aria-pressed={draft.to === other}
              disabled={!partners.includes(other)}
              onClick={() => onDraft(withPartner(draft, other))}
            >
              <Sign company={player.company} />{' '}
              {partners.includes(other)
                ? nameOf(other, telling)
                : words.text('boondoggle.trade-to-done', { name: nameOf(other, telling) })}
            </button>
          ),
        )}
      </fieldset>
      {answering !== null && <AtOnce draft={draft} sitting={sitting} onSend={send} />}
      <SideForm side="give" title={words.text('boondoggle.trade-give')} {...{ draft, onDraft, sitting, seat }} />
      <SideForm
        side="want"
        title={
          draft.to === null
            ? words.text('boondoggle.trade-want')
            : words.text('boondoggle.trade-want-of', { name: nameOf(draft.to, telling) })
        }
        {...{ draft, onDraft, sitting, seat }}
      />
      <div class="offer-form__end">
        <p class="offer-form__summary" role="status">
          {offer === null
            ? words.text('boondoggle.trade-nothing-yet')
            : (fault?.message ??
              words.text('boondoggle.trade-summary', {
                give: bundleText(draft.give, words),
                want: bundleText(draft.want, words),
              }))}
        </p>
        <span class="offer-form__left">
          {full ? words.text('boondoggle.trade-full') : words.text('boondoggle.trade-left', { count: left })}
        </span>
        <button type="button" class="small-button" onClick={() => onDraft({ ...EMPTY_DRAFT, to: draft.to })}>
          {words.text('boondoggle.trade-clear')}
        </button>
        <button
          type="button"
          class="button button--teal"
          disabled={busy || offer === null || fault !== null}
          onClick={() => send(draft)}
        >
          {words.text('boondoggle.trade-send')}
        </button>
      </div>
    </fieldset>
  );
}

interface AtOnceProps {
  readonly draft: Draft;
  readonly sitting: Sitting;
  readonly onSend: (draft: Draft) => void;
}

/** Answers that one touch sends: the same exchange, a little better for oneself. */
function AtOnce({ draft, sitting, onSend }: AtOnceProps) {
  const { telling, own, seat, busy } = sitting;
  const { words, view } = telling;
  if (own === null || seat === null) return null;
  const answers = countersOf(view, seat, draft).filter((one) => faultOf(view, own, seat, one) === null);
  if (answers.length === 0) return null;
  return (
    <fieldset class="at-once">
      <legend>{words.text('boondoggle.trade-at-once')}</legend>
      {answers.map((answer) => (
        <button
          key={`${answer.give.money} ${answer.want.money}`}
          type="button"
          class="button button--teal"
          disabled={busy}
          onClick={() => onSend(answer)}
        >
          {words.text('boondoggle.trade-offer-back', {
            give: bundleText(answer.give, words),
            want: bundleText(answer.want, words),
          })}
        </button>
      ))}
    </fieldset>
  );
}

interface SideFormProps {
  readonly side: Side;
  readonly title: string;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly sitting: Sitting;
  readonly seat: Seat;
}

function SideForm({ side, title, draft, onDraft, sitting, seat }: SideFormProps) {
  const { telling, own } = sitting;
  const { words, view } = telling;
  const giver = side === 'give' ? seat : draft.to;
  const honchos = giver === null ? [] : playerOf(view, giver).honchos;
  const most = (thing: Countable) => mostOf(view, seat, draft, side, thing);
  return (
    <fieldset class={`side-form side-form--${side}`} aria-label={title}>
      <h4 class="side-form__title">{title}</h4>
      <div class="side-form__things">
        <Stepper
          thing="money"
          steps={DOLLARS}
          amount={draft[side].money}
          most={most('money')}
          sitting={sitting}
          onChange={(change) => onDraft(counted(draft, side, 'money', change, most('money')))}
        />
        {RESOURCES.map((resource) => (
          <Stepper
            key={resource}
            thing={resource}
            steps={[1]}
            amount={draft[side][resource]}
            most={most(resource)}
            sitting={sitting}
            onChange={(change) => onDraft(counted(draft, side, resource, change, most(resource)))}
          />
        ))}
        {honchos.map((honcho) => (
          <button
            key={honcho}
            type="button"
            class="choice"
            aria-pressed={draft[side].honchos.includes(honcho)}
            onClick={() => onDraft(turnedHoncho(draft, side, honcho))}
          >
            <HonchoIcon honcho={honcho} /> {honchoName(honcho, words)}
          </button>
        ))}
        {draft[side].cards.map((card, i) => (
          <button
            // Cards of a kind are alike; the place tells them apart.
            key={`${card} ${i}`}
            type="button"
            class="choice"
            aria-pressed="true"
            aria-label={words.text('boondoggle.trade-remove', { thing: cardName(card, words) })}
            onClick={() => onDraft(withoutCard(draft, side, card))}
          >
            <CardsIcon /> {cardName(card, words)} <span aria-hidden="true">×</span>
          </button>
        ))}
        {side === 'give' && own !== null
          ? freeCards(own, seat, draft).map((card, i) => (
              <button
                key={`${card} ${i}`}
                type="button"
                class="choice"
                aria-pressed="false"
                onClick={() => onDraft(withCard(draft, side, card))}
              >
                <CardsIcon /> {cardName(card, words)}
              </button>
            ))
          : draft.to !== null &&
            playerOf(view, draft.to).hand > draft.want.cards.length && (
              <CardWish
                name={nameOf(draft.to, telling)}
                sitting={sitting}
                onWish={(card) => onDraft(withCard(draft, 'want', card))}
              />
            )}
      </div>
    </fieldset>
  );
}
