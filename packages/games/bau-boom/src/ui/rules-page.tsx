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
        <p>{text('bau-boom.rules-setup')}</p>
        <p>{text('bau-boom.rules-setup-hills')}</p>
        <p>{text('bau-boom.rules-setup-first')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-turn-title')}</h2>
        <p>{text('bau-boom.rules-turn')}</p>
        <MoveTry words={words} />
        <p>{text('bau-boom.rules-push')}</p>
        <p>{text('bau-boom.rules-push-effects')}</p>
        <p>{text('bau-boom.rules-push-mover')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-spaces-title')}</h2>
        <ul class="garden-rules__spaces">
          <Space text={text('bau-boom.rules-normal')}>
            <BlockDrawing block="blue" />
          </Space>
          <Space text={text('bau-boom.rules-ladybug')}>
            <g transform="scale(1.4)">
              <LadybugDrawing />
            </g>
          </Space>
          <Space text={text('bau-boom.rules-anteater')}>
            <g transform="scale(0.75)">
              <AnteaterDrawing />
            </g>
          </Space>
          <Space text={text('bau-boom.rules-start')}>
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
        <p>{text('bau-boom.rules-covered')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-build-title')}</h2>
        <p>{text('bau-boom.rules-build')}</p>
        <BuildTry words={words} />
        <p>{text('bau-boom.rules-left-over')}</p>
        <p>{text('bau-boom.rules-fill')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-win-title')}</h2>
        <p>{text('bau-boom.rules-win')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-variants-title')}</h2>
        <dl class="garden-rules__variants">
          <dt>{text('bau-boom.option-variant-clever')}</dt>
          <dd>{text('bau-boom.rules-clever')}</dd>
          <dt>{text('bau-boom.option-variant-young')}</dt>
          <dd>{text('bau-boom.rules-young')}</dd>
          <dt>{text('bau-boom.option-openBarrows')}</dt>
          <dd>{text('bau-boom.rules-open')}</dd>
        </dl>
      </section>
      <section>
        <h2>{text('bau-boom.rules-young-title')}</h2>
        <p>{text('bau-boom.rules-young-aim')}</p>
        <p>{text('bau-boom.rules-young-move')}</p>
        <p>{text('bau-boom.rules-young-block')}</p>
        <MoveTry words={words} young />
        <p>{text('bau-boom.rules-young-ladybug')}</p>
        <p>{text('bau-boom.rules-young-refill')}</p>
        <p>{text('bau-boom.rules-young-push')}</p>
        <p>{text('bau-boom.rules-young-rest')}</p>
        <p>{text('bau-boom.rules-young-win')}</p>
      </section>
      <section>
        <h2>{text('bau-boom.rules-tip-title')}</h2>
        <p>{text('bau-boom.rules-tip')}</p>
      </section>
      {children}
    </div>
  );
}

/** One kind of space: its picture, and what it does. */
function Space({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  return (
    <li>
      <svg viewBox="-28 -28 56 56" aria-hidden="true" focusable="false">
        <circle r="27" fill="#f6ecd9" stroke="#cdb48c" stroke-width="2" />
        {children}
      </svg>
      <span>{text}</span>
    </li>
  );
}
