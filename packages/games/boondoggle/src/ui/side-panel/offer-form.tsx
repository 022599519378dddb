import { countersOf, type Draft, EMPTY_DRAFT, faultOf, offerOf, repeatedBy, withPartner } from '../drafts.ts';
import { OFFERS_A_ROUND, OPEN_OFFERS, type Seat } from '../rules.ts';
import { bundleText, nameOf } from '../telling.ts';
import { Sign } from './icons.tsx';
import type { PanelModel } from './panel-model.ts';
import { SideForm } from './side-form.tsx';

interface OfferFormProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** An offer stands on the table; the draft that is left. */
  readonly onSent: (draft: Draft) => void;
  readonly partners: readonly Seat[];
  readonly panel: PanelModel;
  /** The name of that player's offer is being changed; `null` if it is a new one. */
  readonly answering: string | null;
}

/** An offer put together by tapping: to whom, what for what. */
export function OfferForm({ draft, onDraft, onSent, partners, panel, answering }: OfferFormProps) {
  const { telling, own, seat, busy, act } = panel;
  const { words, view } = telling;
  if (own === null || seat === null) return null;
  const offer = offerOf(draft);
  const fault = faultOf(view, own, seat, draft);
  const repeated = repeatedBy(own, seat, draft);
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
        {draft.to === null && <p class="offer-form__whom">{words.text('boondoggle.trade-whom')}</p>}
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
      {answering !== null && <AtOnce draft={draft} panel={panel} onSend={send} />}
      <SideForm side="give" title={words.text('boondoggle.trade-give')} {...{ draft, onDraft, panel, seat }} />
      <SideForm
        side="want"
        title={
          draft.to === null
            ? words.text('boondoggle.trade-want')
            : words.text('boondoggle.trade-want-of', { name: nameOf(draft.to, telling) })
        }
        {...{ draft, onDraft, panel, seat }}
      />
      <div class="offer-form__end">
        <p class="offer-form__summary" role="status">
          {offer === null
            ? words.text('boondoggle.trade-nothing-yet')
            : repeated !== null
              ? words.text('boondoggle.trade-repeats', { name: nameOf(repeated.from, telling) })
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
          disabled={busy || offer === null || fault !== null || repeated !== null}
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
  readonly panel: PanelModel;
  readonly onSend: (draft: Draft) => void;
}

/** Answers that one touch sends: the same exchange, a little better for oneself. */
function AtOnce({ draft, panel, onSend }: AtOnceProps) {
  const { telling, own, seat, busy } = panel;
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
