export { plainTable } from './plain/scene.ts';
export { createPointing, type Pointing } from './pointing.ts';
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
export { createSending, type Sending } from './sending.ts';
export type { Keyframe } from './timeline.ts';
