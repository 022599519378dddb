export { createPointing, type Pointing } from './pointing.ts';
export { createSending, type Sending } from './sending.ts';
