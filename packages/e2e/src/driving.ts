/** What drives a server and a browser outside of tests. */
export { browserAtHand, launchChromium } from './chromium.ts';
export { finishedTable, openTable } from './played-table.ts';
export { makeTable, seatAll } from './seating.ts';
export { openAccount } from './soak/account.ts';
export { atRandom } from './soak/choosing.ts';
export { ScriptedPlayer } from './soak/scripted-player.ts';
export { StartedServer } from './started-server.ts';
