import type { ComponentChildren } from 'preact';
import { BuildTry } from './build-try.tsx';
import { MoveTry } from './move-try.tsx';
import type { Words } from './rules.ts';
import { COLOURS } from './rules.ts';
import { AnteaterDrawing, BlockDrawing, LadybugDrawing } from './small-drawings.tsx';

interface RulesPageProps {
  readonly words: Words;
  readonly children?: ComponentChildren;
}

/** The rules in our own words, with a stretch of the trail and a hill to try them on. */
export function RulesPage({ words, children }: RulesPageProps) {
  const { text } = words;
  return (
    <div class="garden-rules">
      <section>
        <h2>{text('bau-boom.rules-aim-title')}</h2>
        <p>{text('bau-boom.rules-aim')}</p>
        <svg class="garden-row" viewBox="-26 -26 190 52" aria-hidden="true" focusable="false">
          {COLOURS.map((block, i) => (
            <BlockDrawing key={block} block={block} x={i * 46} />
          ))}
        </svg>
      </section>
      <section>
        <h2>{text('bau-boom.rules-setup-title')}</h2>
        <p data-rule="1.1 1.2 2.1">{text('bau-boom.rules-setup')}</p>
        <p data-rule="1.3 1.4">{text('bau-boom.rules-setup-hills')}</p>
        <p data-rule="2.2">{text('bau-boom.rules-setup-first')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-turn-title')}</h2>
        <p data-rule="3.1 3.2">{text('bau-boom.rules-turn')}</p>
        <MoveTry words={words} />
        <p data-rule="3.3">{text('bau-boom.rules-push')}</p>
        <p data-rule="3.3">{text('bau-boom.rules-push-effects')}</p>
        <p data-rule="3.3">{text('bau-boom.rules-push-mover')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-spaces-title')}</h2>
        <ul class="garden-rules__spaces">
          <Space rule="3.4" text={text('bau-boom.rules-normal')}>
            <BlockDrawing block="blue" />
          </Space>
          <Space rule="3.5" text={text('bau-boom.rules-ladybug')}>
            <g transform="scale(1.4)">
              <LadybugDrawing />
            </g>
          </Space>
          <Space rule="3.6" text={text('bau-boom.rules-anteater')}>
            <g transform="scale(0.75)">
              <AnteaterDrawing />
            </g>
          </Space>
          <Space rule="3.7" text={text('bau-boom.rules-start')}>
            <path d="M-8 20V-20" stroke="#8f5f33" stroke-width="4" stroke-linecap="round" />
            {[0, 1, 2, 3, 4, 5].map((i) => (
              <rect
                key={i}
                x={-5 + (i % 3) * 8}
                y={-20 + Math.floor(i / 3) * 8}
                width="8"
                height="8"
                fill={i % 2 === 0 ? '#4a3524' : '#fffaf0'}
              />
            ))}
          </Space>
        </ul>
        <p data-rule="3.8">{text('bau-boom.rules-covered')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-build-title')}</h2>
        <p data-rule="4.1 4.2">{text('bau-boom.rules-build')}</p>
        <BuildTry words={words} />
        <p data-rule="4.3">{text('bau-boom.rules-left-over')}</p>
        <p data-rule="4.4">{text('bau-boom.rules-fill')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-win-title')}</h2>
        <p data-rule="4.5 5.4">{text('bau-boom.rules-win')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-variants-title')}</h2>
        <dl class="garden-rules__variants" data-rule="5.1">
          <dt>{text('bau-boom.option-variant-clever')}</dt>
          <dd data-rule="5.2">{text('bau-boom.rules-clever')}</dd>
          <dt>{text('bau-boom.option-variant-young')}</dt>
          <dd data-rule="5.3">{text('bau-boom.rules-young')}</dd>
          <dt>{text('bau-boom.option-openBarrows')}</dt>
          <dd data-rule="3.8">{text('bau-boom.rules-open')}</dd>
        </dl>
      </section>
      <section>
        <h2>{text('bau-boom.rules-young-title')}</h2>
        <p data-rule="5.3">{text('bau-boom.rules-young-aim')}</p>
        <p data-rule="5.3">{text('bau-boom.rules-young-move')}</p>
        <p data-rule="5.3">{text('bau-boom.rules-young-block')}</p>
        <MoveTry words={words} young />
        <p data-rule="5.3">{text('bau-boom.rules-young-ladybug')}</p>
        <p data-rule="5.3">{text('bau-boom.rules-young-refill')}</p>
        <p data-rule="5.3">{text('bau-boom.rules-young-push')}</p>
        <p data-rule="5.3">{text('bau-boom.rules-young-rest')}</p>
        <p data-rule="5.3">{text('bau-boom.rules-young-win')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-tip-title')}</h2>
        <p>{text('bau-boom.rules-tip')}</p>
      </section>
      {children}
    </div>
  );
}

interface SpaceProps {
  readonly rule: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

/** One kind of space: its picture, and what it does. */
function Space({ rule, text, children }: SpaceProps) {
  return (
    <li data-rule={rule}>
      <svg viewBox="-28 -28 56 56" aria-hidden="true" focusable="false">
        <circle r="27" fill="#f6ecd9" stroke="#cdb48c" stroke-width="2" />
        {children}
      </svg>
      <span>{text}</span>
    </li>
  );
}
