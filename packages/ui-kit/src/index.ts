export type { CreateAnalyst, Judged } from './analyst.ts';
export { defaultFixtures, type GalleryFixtures } from './default-fixtures.ts';
export { Dialog } from './dialog.tsx';
export { Dotted } from './dotted.tsx';
export { DrawnEmblem } from './drawn-emblem.tsx';
export type {
  Aftermath,
  AnyGameModule,
  CelebrationProps,
  Choice,
  DescribedBoard,
  GameModule,
  OwnOptionProps,
  RoundCard,
  Scene,
  SceneCamera,
  SceneContext,
  ScoreRow,
  SeatPanel,
  SidePanelProps,
  Snapshot,
} from './game-module.ts';
export { Icon, type IconName } from './icon.tsx';
export { type LazyComponent, lazily } from './lazily.tsx';
export { type AnyLesson, LEARNER, type LearnerView, type Lesson, type LessonStep } from './lesson.ts';
export { type PageTexts, PageTextsContext } from './page-texts.ts';
export { type PlainModule, plainModule } from './plain-module.tsx';
export { plainShelf } from './plain-shelf.tsx';
export type { PlainCell, PlainLook, PlainRow, PlainRows } from './plain-table.ts';
export { SCORE, type SoundName, type Voice } from './score.ts';
export { SEAT_COLOURS, SEAT_GROUNDS, type SeatColour } from './seat-colours.ts';
export { PRESET_NAMES, type Preset, type PresetName, type ShelfClock, type ShelfGame } from './shelf-game.ts';
export { isNowhere, useStableFocus } from './stable-focus.ts';
