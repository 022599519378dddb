import { describeCases } from '@boomtown/game-testing';
import { bauBoomGame } from '../../src/rules/index.ts';

describeCases(bauBoomGame, new URL('./cases/bau-boom.jsonl', import.meta.url));
