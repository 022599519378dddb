export { isPublicAddress } from './public-address.ts';
export type { Reach } from './push-request.ts';
export { TurnNotices } from './turn-notices.ts';
