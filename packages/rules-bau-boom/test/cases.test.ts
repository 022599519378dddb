import { describeCases } from '@boomtown/game-testing';
import { bauBoomGame } from '../src/index.ts';

describeCases(bauBoomGame, new URL('./cases/bau-boom.jsonl', import.meta.url));
