export { RecentErrors } from './admin/index.ts';
export { type Boomtown, type BoomtownParts, createBoomtown } from './app.ts';
export { StartFault } from './error-message.ts';
export type { Games } from './games.ts';
export { DEFAULT_LIMITS, type Limits } from './limits/index.ts';
export { readSettings, type Settings } from './settings/settings.ts';
