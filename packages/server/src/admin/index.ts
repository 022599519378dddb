export { AdminService } from './admin-service.ts';
export { RecentErrors } from './recent-errors.ts';
export { sizeOfRecords } from './storage-size.ts';
