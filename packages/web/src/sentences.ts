/**
 * What is said of a match in words, for programs that have no page: nothing here draws, or touches the DOM. It is loaded by
 * Node as it stands, so that nothing may be imported from here that needs a bundler.
 */

export { bestLanguage, LANGUAGE_TAGS, type Language } from '@boomtown/i18n';
export { tellerOf } from '@boomtown/registry/sentences';
export { groundAfter, onGround } from '@boomtown/ui-kit/sentence';
export { actionText } from './messages/action-text.ts';
export type { Words } from './messages/words.ts';
export { wordsIn } from './messages/words.ts';
export { optionLines } from './pages/option-lines.ts';
export { giftSentence, playedSentences, stepWords, turnSentence } from './pages/replay/analysis-words.ts';
export { botWords } from './pages/table/bot-words.ts';
export {
  accountSentences,
  betterSentence,
  chanceSentences,
  knowledgeWords,
  momentSentence,
  noMoreMoments,
} from './replay/after/report-words.ts';
export { judgeMatch } from './replay/analysis/judge-match.ts';
export type { Judgements } from './replay/analysis/judged.ts';
export { biggestOf, certainFrom, playedBy, slipsOf, turnOf } from './replay/analysis/story.ts';
export { audienceWords, optionsWords } from './replay/audience-words.ts';
export { endWords, fileFaultWords, matchFaultWords } from './replay/fault-words.ts';
export { faultIn } from './replay/faults.ts';
export { proofWords } from './replay/proof-words.ts';
export { recordPositions } from './replay/replay-positions.ts';
export { seatName } from './replay/seat-name.ts';
