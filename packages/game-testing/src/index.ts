export { describeCases } from './cases.ts';
export { type Chance, chanceOf } from './conformance/chance.ts';
export { checkGame, describeConformance } from './conformance/check-game.ts';
export type { ConformanceSettings } from './conformance/settings.ts';
export { ContractViolation } from './contract-violation.ts';
export { drawn } from './drawn-page.ts';
export { differOnlyInHidden } from './hidden-places.ts';
export {
  type DealtMatch,
  finishedMatch,
  type Play,
  type PlaySettings,
  type Position,
  playAtRandom,
  seedBytes,
} from './play.ts';
export { describePlaythroughs, type PlaythroughsSettings } from './playthrough/describe.ts';
export { type PlaythroughFile, readPlaythrough } from './playthrough/file.ts';
export { type PlaythroughSettings, recordPlaythrough } from './playthrough/record.ts';
export { type Lean, pick, randomAction } from './policy.ts';
