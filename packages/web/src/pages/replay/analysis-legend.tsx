import type { ComponentChildren } from 'preact';
import { type Analysed, nameOf } from './analysis-words.ts';

/** What the signs of the curve mean, in words: each has a form of its own, so that none needs a colour. */
export function CurveLegend({ analysed }: { readonly analysed: Analysed }) {
  const { text } = analysed.words;
  return (
    <details class="disclosure">
      <summary>{text('analysis.how-to-read')}</summary>
      <div class="analysis__legend">
        <p>{text('analysis.legend-axis', { first: nameOf(analysed, 0), second: nameOf(analysed, 1) })}</p>
        <ul class="analysis__signs">
          <Sign words={text('analysis.legend-exact')}>
            <path class="curve__line" d="M2 8H22" />
          </Sign>
          <Sign words={text('analysis.legend-about')}>
            <path class="curve__line curve__line--about" d="M2 8H22" />
          </Sign>
          <Sign words={text('analysis.legend-certain')}>
            <path class="curve__certain" d="M12 0V16" />
          </Sign>
          <Sign words={text('analysis.legend-slip')}>
            <path class="curve__slip" d="M12 8h0" />
          </Sign>
          <Sign words={text('analysis.legend-turn')}>
            <path class="curve__turn" d="M12 8h0" />
            <path class="curve__turn-heart" d="M12 8h0" />
          </Sign>
          <Sign words={text('analysis.legend-now')}>
            <path class="curve__now" d="M12 0V16" />
          </Sign>
        </ul>
        <p>{text('analysis.gave-away')}</p>
      </div>
    </details>
  );
}

function Sign({ words, children }: { readonly words: string; readonly children: ComponentChildren }) {
  return (
    <li>
      <svg class="analysis__sign" viewBox="0 0 24 16" aria-hidden="true">
        {children}
      </svg>
      {words}
    </li>
  );
}
