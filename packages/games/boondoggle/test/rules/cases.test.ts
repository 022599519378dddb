import { describeCases } from '@boomtown/game-testing';
import { boondoggleGame } from '../../src/rules/index.ts';

describeCases(boondoggleGame, new URL('./cases/boondoggle.jsonl', import.meta.url));
