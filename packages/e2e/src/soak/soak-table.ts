import { type AnyGame, type Rng, textStream, verify } from '@boomtown/game-core';
import { DEFAULT_TERMS, type GameId } from '@boomtown/wire';
import { seatAll, transcriptOf } from '../seating.ts';
import { type Account, openAccount } from './account.ts';
import { ScriptedPlayer } from './scripted-player.ts';

/** One table of the soak with everybody at it. */
export class SoakTable {
  readonly account: Account;
  readonly #game: AnyGame;
  readonly #url: string;
  readonly #players: readonly ScriptedPlayer[];
  readonly #playing: Promise<unknown>;

  private constructor(game: AnyGame, url: string, account: Account, players: readonly ScriptedPlayer[]) {
    this.#game = game;
    this.#url = url;
    this.account = account;
    this.#players = players;
    this.#playing = Promise.all(players.map((player) => player.play()));
  }

  /** Makes a table of one of the game's samples, and seats everybody. The server must be up. */
  static async open(
    id: GameId,
    game: AnyGame,
    sample: number,
    url: string,
    waited: (ms: number) => void,
    thinkMs?: number,
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
    const players = tokens.map(
      (token, seat) => new ScriptedPlayer(game, account, seat, token, url, chance(seat), undefined, thinkMs),
    );
    return new SoakTable(game, url, account, players);
  }

  get everybodyIsBack(): boolean {
    return this.#players.every(({ isBack }) => isBack);
  }

  get isInMatch(): boolean {
    return this.#players.every(({ isInMatch }) => isInMatch);
  }

  /** Since when the player who waits longest has waited, by `performance.now`; `null`: nobody waits. */
  get waitsSince(): number | null {
    const since = this.#players.flatMap(({ waitsSince }) => (waitsSince === null ? [] : [waitsSince]));
    return since.length === 0 ? null : Math.min(...since);
  }

  get isOver(): boolean {
    return this.#players.every(({ isOver }) => isOver);
  }

  /** How often seats were come back to. */
  get returns(): number {
    return this.#players.reduce((sum, { returns }) => sum + returns - 1, 0);
  }

  /** Everybody goes home. */
  async close(): Promise<void> {
    for (const player of this.#players) player.leave();
    await this.#playing;
  }

  /** Checks the transcript of a match that is over, as anybody can. The server must be up. */
  async checkTranscript(): Promise<void> {
    const checked = verify(this.#game, await transcriptOf(this.#url, this.account.code));
    if (!checked.ok) this.account.complaints.push(`the transcript does not verify: ${JSON.stringify(checked.fault)}`);
    else if (!checked.verified.fairness) this.account.complaints.push('the transcript does not show a fair deal');
  }
}
