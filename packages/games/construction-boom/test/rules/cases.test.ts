import { describeCases } from '@boomtown/game-testing';
import { constructionBoomGame } from '../../src/rules/index.ts';

describeCases(constructionBoomGame, new URL('./cases/construction-boom.jsonl', import.meta.url));
