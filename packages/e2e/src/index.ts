export { axeFaults } from './axe-faults.ts';
export { browserAtHand, findChromium } from './chromium.ts';
export { type Person, personToMove } from './person.ts';
export { Received } from './received.ts';
export { type StartedSite, startedSite } from './started-site.ts';
export { WeakLink } from './weak-link.ts';
