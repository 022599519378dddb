export { constructionBoomGame } from './game.ts';
