export { examine } from './doctor.ts';
export type { Finding } from './finding.ts';
