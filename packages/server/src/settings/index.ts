export { StartFault } from '../start-fault.ts';
export { VERSION } from '../version.ts';
export { fileSettingOf } from './secret-files.ts';
export { SETTINGS, type SettingAbout } from './setting-list.ts';
export { readSettings, type Settings } from './settings.ts';
