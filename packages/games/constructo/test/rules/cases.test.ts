import { describeCases } from '@boomtown/game-testing';
import { constructoGame, constructorGame } from '../../src/rules/index.ts';

describeCases(constructoGame, new URL('./cases/constructo.jsonl', import.meta.url));
describeCases(constructorGame, new URL('./cases/constructor.jsonl', import.meta.url));
