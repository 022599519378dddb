/** Stand-ins for tests of scenes: a stage that shows nothing, a canvas without a browser. */
export { carry, hover, isShown, mountStage, touch, touchable } from './fake-stage.ts';
export { testInk } from './test-ink.ts';
