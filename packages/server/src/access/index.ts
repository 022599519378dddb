export { Access } from './access.ts';
export { readNetwork } from './kept-out.ts';
