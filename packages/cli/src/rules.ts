import './with-added-games.ts';
import { GAMES } from '@boomtown/registry/rules';
import { answerLines } from './protocol/lines.ts';
import { Session } from './protocol/session.ts';

/** `npm run --silent rules`: plays by lines on standard input and output (docs/rules-protocol.md). */
const session = new Session(GAMES);
await answerLines(process.stdin, process.stdout, (line) => session.answer(line));
