export { buildPagesWhenStale } from './build.ts';
export { type PageServing, servePages } from './serve.ts';
