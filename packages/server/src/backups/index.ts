export { scheduledBackups } from './scheduled-backups.ts';
