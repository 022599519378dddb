import { type AnyGame, type Rng, textStream, verify } from '@boomtown/game-core';
import { DEFAULT_TERMS, type GameId } from '@boomtown/wire';
import { seatAll, transcriptOf } from '../seating.ts';
import { type Account, openAccount } from './account.ts';
import { Sitter } from './sitter.ts';

/** One table of the soak with everybody at it. */
export class SoakTable {
  readonly account: Account;
  readonly #game: AnyGame;
  readonly #url: string;
  readonly #sitters: readonly Sitter[];
  readonly #playing: Promise<unknown>;

  private constructor(game: AnyGame, url: string, account: Account, sitters: readonly Sitter[]) {
    this.#game = game;
    this.#url = url;
    this.account = account;
    this.#sitters = sitters;
    this.#playing = Promise.all(sitters.map((sitter) => sitter.play()));
  }

  /** Makes a table of one of the game's samples, and seats everybody. The server must be up. */
  static async open(
    id: GameId,
    game: AnyGame,
    sample: number,
    url: string,
    waited: (ms: number) => void,
  ): Promise<SoakTable> {
    const { seats, options } = game.samples[sample % game.samples.length] ?? {
      seats: game.info.seats.min,
      options: {},
    };
    const terms = { ...DEFAULT_TERMS, takeback: true };
    const asked = { game: id, options: { ...options }, seats, name: 'Seat 0', listed: false, watchable: true, terms };
    const others = Array.from({ length: seats - 1 }, (_, i) => `Seat ${i + 1}`);
    const { code, tokens } = await seatAll(url, asked, others);
    const account = openAccount(id, code, seats, waited);
    const chance = (seat: number): Rng => textStream(`${id} ${sample} ${seat}`);
    const sitters = tokens.map((token, seat) => new Sitter(game, account, seat, token, url, chance(seat)));
    return new SoakTable(game, url, account, sitters);
  }

  get everybodyIsBack(): boolean {
    return this.#sitters.every(({ isBack }) => isBack);
  }

  get isOver(): boolean {
    return this.#sitters.every(({ isOver }) => isOver);
  }

  /** How often seats were come back to. */
  get returns(): number {
    return this.#sitters.reduce((sum, { returns }) => sum + returns - 1, 0);
  }

  /** Everybody goes home. */
  async close(): Promise<void> {
    for (const sitter of this.#sitters) sitter.leave();
    await this.#playing;
  }

  /** Checks the transcript of a match that is over, as anybody can. The server must be up. */
  async checkTranscript(): Promise<void> {
    const checked = verify(this.#game, await transcriptOf(this.#url, this.account.code));
    if (!checked.ok) this.account.complaints.push(`the transcript does not verify: ${JSON.stringify(checked.fault)}`);
    else if (!checked.verified.fairness) this.account.complaints.push('the transcript does not show a fair deal');
  }
}
