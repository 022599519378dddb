// What tests of games need of the pages.
export { loadLesson } from '@boomtown/registry/lessons';
export { loadRules } from '@boomtown/registry/replay';
export { loadGame } from '@boomtown/registry/ui';
export { en, pageWords } from '../src/messages/words.ts';
export { type LessonSession, lessonSession } from '../src/pages/guide/lesson-session.ts';
export { optionLines } from '../src/pages/option-lines.ts';
export { lastMoveText, logLines } from '../src/pages/table/log-lines.ts';
export { newestRound } from '../src/pages/table/round-notice.tsx';
export type { AnyTelling } from '../src/pages/table/telling.ts';
