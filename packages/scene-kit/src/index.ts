export { plainTable } from './plain/scene.ts';
export { createPointing, type Pointing } from './pointing.ts';
export { createSending, type Sending } from './sending.ts';
