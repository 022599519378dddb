export { browserAtHand, findChromium, launchChromium } from './chromium.ts';
export { StartedServer } from './started-server.ts';
