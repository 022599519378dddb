export { AdminDesk } from './desk.ts';
export { RecentErrors } from './recent-errors.ts';
export { sizeOfRecords } from './storage-size.ts';
