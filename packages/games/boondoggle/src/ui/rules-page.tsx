import type { ComponentChildren } from 'preact';
import type { Words } from './rules.ts';
import { CARD_KINDS, CARDS, GOODS_A_PLAYER, HONCHOS, RESOURCES, STARTING_MONEY, TRACKS } from './rules.ts';
import { RulesMap } from './rules-map.tsx';
import { RulesMarket } from './rules-market.tsx';
import { CardFace } from './side-panel/card-face.tsx';
import { GoodsIcon, HonchoIcon } from './side-panel/icons.tsx';
import { cardName, honchoName, money, resourceName } from './telling.ts';

/** Each kind of mile, and each phase, with the sections that it tells. */
const ROADS = [
  ['regular', '6.5'],
  ['bus', '6.5'],
  ['elevated', '6.5'],
  ['scheme', '6.6'],
] as const;
const PHASES = [
  [1, '5.1'],
  [2, '5.2 5.3'],
  [3, '5.5'],
  [4, '6.1'],
  [5, '6.2'],
  [6, '6.3 6.4'],
  [7, '6.6'],
] as const;
const NOTED_CARDS = [
  'expressway-toll',
  'highwayman',
  'market-maven',
  'route-option',
  'kickback-coupon',
  'night-shift',
  'manipulator',
  'lobbyist',
  'hot-wired-truck',
  'blackmail',
] as const;

/** The rules in our own words, with a map and a market to try. */
export function RulesPage({ words }: { readonly words: Words }) {
  const { text } = words;
  return (
    <div class="road-rules">
      <Part title={text('boondoggle.rules-aim-title')}>
        <p>{text('boondoggle.rules-aim')}</p>
      </Part>
      <Part title={text('boondoggle.rules-start-title')}>
        <StartingWith words={words} />
      </Part>
      <Part title={text('boondoggle.rules-map-title')}>
        <p data-rule="1.1 1.2 1.3">{text('boondoggle.rules-map')}</p>
        <p data-rule="7.1">{text('boondoggle.rules-map-chain')}</p>
        <RulesMap words={words} />
      </Part>
      <Part title={text('boondoggle.rules-roads-title')}>
        <p class="road-rules__goods" aria-hidden="true">
          {RESOURCES.map((resource) => (
            <GoodsIcon key={resource} resource={resource} />
          ))}
        </p>
        <ul class="road-rules__list">
          {ROADS.map(([road, rule]) => (
            <li key={road} data-rule={rule}>
              {text(`boondoggle.rules-road-${road}`)}
            </li>
          ))}
        </ul>
        <p data-rule="2.4 7.2">{text('boondoggle.rules-road-pieces')}</p>
      </Part>
      <Part title={text('boondoggle.rules-round-title')}>
        <p data-rule="4">{text('boondoggle.rules-round')}</p>
        <ol class="road-rules__phases">
          {PHASES.map(([phase, rule]) => (
            <li key={phase} data-rule={rule}>
              {text(`boondoggle.rules-phase-${phase}`)}
            </li>
          ))}
        </ol>
      </Part>
      <Part title={text('boondoggle.rules-market-title')}>
        <p data-rule="6.2 6.4">{text('boondoggle.rules-market')}</p>
        <RulesMarket words={words} />
        <p data-rule="2.2">{text('boondoggle.rules-market-range', rangesOf(words))}</p>
        <p data-rule="2.1">{text('boondoggle.rules-market-supply')}</p>
      </Part>
      <Part title={text('boondoggle.rules-destination-title')}>
        <p data-rule="5.6">{text('boondoggle.rules-destination')}</p>
        <p data-rule="5.6">{text('boondoggle.rules-destination-cards')}</p>
        <p data-rule="7.2 7.3">{text('boondoggle.rules-destination-final')}</p>
      </Part>
      <Part title={text('boondoggle.rules-purchase-title')}>
        <p data-rule="5.4">{text('boondoggle.rules-purchase')}</p>
        <p data-rule="5.4">{text('boondoggle.rules-purchase-limits')}</p>
      </Part>
      <Part title={text('boondoggle.rules-honchos-title')}>
        <p data-rule="5.1">{text('boondoggle.rules-honchos')}</p>
        <ul class="road-rules__honchos">
          {HONCHOS.map((honcho) => (
            <li key={honcho}>
              <HonchoIcon honcho={honcho} />{' '}
              {text('boondoggle.rules-honcho', {
                honcho: honchoName(honcho, words),
                benefit: text(`boondoggle.benefit-${honcho}`),
              })}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text('boondoggle.rules-end-title')}>
        <p data-rule="7.4">{text('boondoggle.rules-end')}</p>
        <p data-rule="7.5">{text('boondoggle.rules-end-limit')}</p>
      </Part>
      <Part title={text('boondoggle.rules-cards-title')}>
        <p data-rule="3">{text('boondoggle.rules-cards')}</p>
        <ul class="road-rules__cards">
          {CARD_KINDS.map((card) => (
            <li key={card}>
              <CardFace card={card} words={words} />
              <span class="road-rules__count">
                {text('boondoggle.rules-card-count', { count: CARDS[card].number })}
              </span>
            </li>
          ))}
        </ul>
        <p data-rule="2.4 3">{text('boondoggle.rules-cards-play')}</p>
      </Part>
      <Part title={text('boondoggle.rules-notes-title')}>
        <CardNotes words={words} />
      </Part>
    </div>
  );
}

/** What some cards need or limit beyond what stands on their faces (§3). */
function CardNotes({ words }: { readonly words: Words }) {
  const { text } = words;
  const limits = {
    single: money(TRACKS.crew.manipulableFrom, words),
    pair: money(TRACKS['crew-asphalt'].manipulableFrom, words),
  };
  return (
    <ul class="road-rules__list" data-rule="3">
      {NOTED_CARDS.map((kind) => (
        <li key={kind}>
          {text('boondoggle.rules-note', {
            card: cardName(kind, words),
            note:
              kind === 'manipulator'
                ? text('boondoggle.rules-note-manipulator', limits)
                : text(`boondoggle.rules-note-${kind}`),
          })}
        </li>
      ))}
    </ul>
  );
}

/** The ends and the steps of the prices (§2.2). */
function rangesOf(words: Words) {
  const { crew: single, 'crew-asphalt': pair } = TRACKS;
  return {
    low: money(single.min, words),
    high: money(single.max, words),
    step: money(single.step, words),
    pairLow: money(pair.min, words),
    pairHigh: money(pair.max, words),
    pairStep: money(pair.step, words),
  };
}

interface StartingAmount {
  readonly dollars: number;
  readonly from: number;
  readonly to: number;
}

/** What every company begins with (§2), told once for all the numbers of players that give the same. */
function startingAmounts(): readonly StartingAmount[] {
  const given = Object.entries(STARTING_MONEY).map(([seats, dollars]) => ({ seats: Number(seats), dollars }));
  return [...new Set(given.map(({ dollars }) => dollars))].map((dollars) => {
    const seats = given.filter((amount) => amount.dollars === dollars).map((amount) => amount.seats);
    return { dollars, from: Math.min(...seats), to: Math.max(...seats) };
  });
}

function StartingWith({ words }: { readonly words: Words }) {
  const { text } = words;
  const amounts = startingAmounts().map(({ dollars, from, to }) => {
    const seats = from === to ? words.number(from) : `${words.number(from)}–${words.number(to)}`;
    return text('boondoggle.rules-start-money-of', { money: money(dollars, words), seats });
  });
  return (
    <ul class="road-rules__list">
      <li data-rule="2.3">{text('boondoggle.rules-start-money', { amounts: words.list(amounts) })}</li>
      <li data-rule="1.4">{text('boondoggle.rules-start-companies')}</li>
      <li data-rule="2.4">{text('boondoggle.rules-start-pieces')}</li>
      <li data-rule="2.4">{text('boondoggle.rules-start-own')}</li>
      <li data-rule="2.1 2.2">
        {text('boondoggle.rules-start-goods', { goods: words.list(RESOURCES.map((one) => resourceName(one, words))) })}{' '}
        {text('boondoggle.rules-start-market', {
          goods: words.number(GOODS_A_PLAYER),
          single: money(TRACKS.crew.start, words),
          pair: money(TRACKS['crew-asphalt'].start, words),
        })}
      </li>
    </ul>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
