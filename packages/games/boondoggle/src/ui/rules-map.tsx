import { useState } from 'preact/hooks';
import { PAINT } from './art/signs.ts';
import type { Words } from './rules.ts';
import {
  COMPANIES,
  type Company,
  DESTINATIONS,
  JUNCTIONS,
  LAYOUT,
  nextMiles,
  OFFICES,
  SEGMENT_IDS,
  SEGMENTS,
  type SegmentId,
} from './rules.ts';
import { Sign } from './side-panel/icons.tsx';
import { capital, goodsText, nodeName, playerOf, roadName, segmentName } from './telling.ts';
import { laid, trialTable } from './trial.ts';

/** A little map to build a road on, mile by mile, as the rules have it. */
export function RulesMap({ words }: { readonly words: Words }) {
  const [company, setCompany] = useState<Company>(1);
  const [view, setView] = useState(() => trialTable(company));
  const me = playerOf(view, 0);
  const atEnd = me.head.startsWith('D');
  const next = atEnd ? [] : nextMiles(view, 0).filter(({ build }) => build.refusal === null);
  const start = (who: Company) => {
    setCompany(who);
    setView(trialTable(who));
  };
  const miles = words.text('boondoggle.count-miles', { count: me.project.length });
  return (
    <div class="rules-map">
      <p>{words.text('boondoggle.rules-map-try', { number: company })}</p>
      <svg
        viewBox="-245 -235 490 470"
        class="rules-map__map"
        role="img"
        aria-label={words.text('boondoggle.rules-map-title')}
      >
        {SEGMENT_IDS.map((segment) => {
          const { x1, y1, x2, y2 } = line(segment);
          const bus = SEGMENTS[segment].kind === 'bus';
          return (
            <line key={segment} class={`rules-map__way${bus ? ' rules-map__way--bus' : ''}`} {...{ x1, y1, x2, y2 }} />
          );
        })}
        {SEGMENT_IDS.flatMap((segment) =>
          (view.segments[segment] ?? []).map(({ seat, kind }, level) => {
            const { x1, y1, x2, y2 } = line(segment);
            const { main } = PAINT[playerOf(view, seat).company];
            return (
              <g key={`${segment} ${seat}`} transform={`translate(${level * 3} ${level * -7})`}>
                <line class="rules-map__road" stroke={main} {...{ x1, y1, x2, y2 }} />
                <line class={`rules-map__top rules-map__top--${kind}`} {...{ x1, y1, x2, y2 }} />
              </g>
            );
          }),
        )}
        {next.map((mile) => {
          const { x1, y1, x2, y2 } = line(mile.segment);
          return (
            // For those who point; the same miles stand below as buttons.
            // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut to a button
            <g key={mile.segment} class="rules-map__touch" onClick={() => setView(laid(view, mile))}>
              <line class="rules-map__wide" {...{ x1, y1, x2, y2 }} />
              <line class="rules-map__next" {...{ x1, y1, x2, y2 }} />
            </g>
          );
        })}
        {JUNCTIONS.map((node) => (
          <circle key={node} class="rules-map__junction" cx={LAYOUT[node].x} cy={LAYOUT[node].y} r="9" />
        ))}
        <circle class="rules-map__commons" r="22" />
        {OFFICES.map((node, i) => (
          <g key={node} transform={`translate(${LAYOUT[node].x - 16} ${LAYOUT[node].y - 16})`}>
            <Sign company={COMPANIES[i] ?? 1} size={32} />
          </g>
        ))}
        {DESTINATIONS.map((node) => (
          <g key={node}>
            <circle class="rules-map__place" cx={LAYOUT[node].x} cy={LAYOUT[node].y} r="19" />
            <text class="rules-map__name" x={LAYOUT[node].x} y={LAYOUT[node].y + 34}>
              {words.text(`boondoggle.short-${node}`)}
            </text>
          </g>
        ))}
        <circle class="rules-map__head" cx={LAYOUT[me.head].x} cy={LAYOUT[me.head].y} r="13" />
      </svg>
      <p role="status">
        {atEnd
          ? words.text('boondoggle.rules-map-there', { miles: capital(miles), place: nodeName(me.head, words) })
          : words.text('boondoggle.rules-map-at', { miles: capital(miles), place: nodeName(me.head, words) })}
      </p>
      <ul class="rules-map__moves">
        {next.map((mile) => (
          <li key={mile.segment}>
            <button type="button" class="choice" onClick={() => setView(laid(view, mile))}>
              {capital(segmentName(mile.segment, words))}
              <small>
                {roadName(mile.build.kind, words)}: {goodsText(mile.build.goods, words)}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <p class="button-row">
        <button type="button" class="small-button" onClick={() => start(company)}>
          {words.text('boondoggle.rules-map-again')}
        </button>
        <button type="button" class="small-button" onClick={() => start(COMPANIES[company % COMPANIES.length] ?? 1)}>
          {words.text('boondoggle.rules-map-other')}
        </button>
      </p>
    </div>
  );
}

function line(segment: SegmentId) {
  const [from, to] = SEGMENTS[segment].ends;
  return { x1: LAYOUT[from].x, y1: LAYOUT[from].y, x2: LAYOUT[to].x, y2: LAYOUT[to].y };
}
