// What tests of games need to play at a server's tables.

export { type Scene, scenesOf } from '../secrets/scenes.ts';
export { leaksIn } from '../secrets/two-worlds.ts';
export { beginningWith, type Start } from '../secrets/worlds.ts';
export { ROOMY } from './any-table.ts';
export { actorsNow, type BotTable, botTable } from './bot-table.ts';
export { HandClock } from './hand-clock.ts';
export { playedTable } from './played-table.ts';
export { Player } from './player.ts';
export { RunningServer } from './running-server.ts';
export { ScriptedOpponents } from './scripted-opponents.ts';
export {
  act,
  actorsAt,
  entriesOf,
  runningClocks,
  secondsLeft,
  settled,
  type TimedTable,
  timedTable,
  timeoutOf,
} from './timed-table.ts';
export { until } from './until.ts';
