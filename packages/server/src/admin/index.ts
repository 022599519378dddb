export { AccessAdmin } from './access-admin.ts';
export { AdminService } from './admin-service.ts';
export { HostNotes } from './host-notes.ts';
export { RecentErrors } from './recent-errors.ts';
export { sizeOfRecords } from './storage-size.ts';
