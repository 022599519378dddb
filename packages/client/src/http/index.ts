/** What is asked of a server over HTTP. */
export { type ApiRefusal, type Ask, addressesAt, askAt, type Fetch } from './ask.ts';
export { requestsAt, tableRequests } from './table-requests.ts';
