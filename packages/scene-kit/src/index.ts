export { plainTable } from './plain/scene.ts';
export { tableScene } from './scene.ts';
export type {
  Backdrop,
  Moment,
  PlainSceneTypes,
  Reached,
  SceneGame,
  SceneTypes,
  Touch,
  Touched,
} from './scene-game.ts';
export type { Keyframe } from './timeline.ts';
export type { TipWords } from './tip.ts';
