export { StartFault } from '../error-message.ts';
export { VERSION } from '../this-build.ts';
export { fileSettingOf } from './secret-files.ts';
export { SETTINGS, type SettingAbout } from './setting-list.ts';
export { readSettings, type Settings } from './settings.ts';
