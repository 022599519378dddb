import type { AnyGame } from '@boomtown/game-core';
import { isLanguage } from '@boomtown/i18n';
import { loadLesson } from '@boomtown/registry/lessons';
import { loadRules } from '@boomtown/registry/replay';
import { loadGame } from '@boomtown/registry/ui';
import type { AnyGameModule, AnyLesson } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { Page } from '../../shell/page.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { LostPage } from '../lost-page.tsx';
import { GuideTable } from './guide-table.tsx';

interface Parts {
  readonly game: AnyGameModule;
  readonly rules: AnyGame;
  readonly lesson: AnyLesson;
}

type LessonWords = Readonly<Record<string, string>>;

/** The lesson's words in a language; what an unfinished one lacks in English. */
async function wordsFor({ words: finished, unfinished }: AnyLesson, language: string): Promise<LessonWords> {
  const started = unfinished?.[language];
  if (started !== undefined) return { ...(await finished.en()), ...(await started()) };
  return finished[isLanguage(language) ? language : 'en']();
}

/** A first game, played with a guide: wholly in the browser, by the real rules, with the game's own picture. */
export function GuidePage({ game: id }: { readonly game: GameId }) {
  const { text, language } = words.value;
  const [parts, setParts] = useState<Parts | 'lost' | null>(null);
  const [said, setSaid] = useState<LessonWords | null>(null);

  useEffect(() => {
    Promise.all([loadGame(id), loadRules(id), loadLesson(id)]).then(
      ([game, rules, lesson]) => setParts({ game, rules, lesson }),
      () => setParts('lost'),
    );
  }, [id]);
  useEffect(() => {
    if (parts === null || parts === 'lost') return;
    let wanted = true;
    wordsFor(parts.lesson, language).then(
      (found) => wanted && setSaid(found),
      // Words of another language that are there already are better than none.
      () => wanted && said === null && setParts('lost'),
    );
    return () => {
      wanted = false;
    };
  }, [parts, language]);

  if (parts === 'lost') return <LostPage />;
  if (parts !== null && said !== null) {
    return <GuideTable key={id} id={id} {...parts} said={(key) => said[key] ?? ''} />;
  }
  return (
    <Page title={text('guide.open')} class="rules">
      <h1>{text('guide.of', { game: gameName(id) })}</h1>
      <div class="skeleton" role="status" aria-label={text('app.loading')} />
      <PageLink to={{ page: 'rules', game: id }} class="button">
        {text('rules.of', { game: gameName(id) })}
      </PageLink>
    </Page>
  );
}
