export { senderOf, type Trust, trustIn } from './client-address.ts';
export { httpApp } from './http-app.ts';
export { isAmbiguous, type OriginCheck, originCheck, type UnknownHost, unknownHostIn } from './known-hosts.ts';
export { withinBudget } from './loop-gate.ts';
export { pageRoutes } from './page-routes.ts';
export { stoppingGate } from './request-gates.ts';
export { adminGate, passphraseGate } from './secret-gate.ts';
export { type TableCardParts, tableCards } from './table-card.ts';
