export { axeFaults } from './axe-faults.ts';
export { browserAtHand, findChromium, launchChromium } from './chromium.ts';
export { type GallerySite, openGallery } from './gallery/gallery-site.ts';
export { compareWithKept } from './gallery/kept-pictures.ts';
export { all, type Heard, Listener, textOf } from './listener.ts';
export { type Person, personToMove } from './person.ts';
export { Received } from './received.ts';
export { type StartedSite, startedSite } from './started-site.ts';
export { WeakLink } from './weak-link.ts';
