import { type Rng, textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { RecordStore, sqliteIn } from '@boomtown/server/storage';
import type { GameId } from '@boomtown/wire';
import { StartedServer } from '../started-server.ts';
import type { Account } from './account.ts';
import type { AttackKind } from './attackers/attack.ts';
import { Attackers } from './attackers/attackers.ts';
import { faultsIn } from './audit.ts';
import { pause } from './scripted-player.ts';
import { SoakTable } from './soak-table.ts';
import { Waits, type Weather } from './waits.ts';

export interface SoakSettings {
  readonly kills: number;
  /** When so much time is over no further kill is begun. */
  readonly limitMs: number;
  /** How long matches that are under way after the last kill may take to their end. */
  readonly finishMs: number;
  /** Any text; moments of the kills and choices of the players follow from it. */
  readonly seed: string;
  /** Hears how it goes, a line now and then. */
  readonly tell: (line: string) => void;
  /** Ends the soak after the kill that is under way. */
  readonly stop?: AbortSignal;
  /** Is the server attacked, half of the time? */
  readonly attackers?: boolean;
}

/** What attackers did, and what people felt of it. */
export interface AttackSummary {
  /** Packets, frames and requests that got through, by their kind. */
  readonly sent: { readonly [kind in AttackKind]?: number };
  /** How long people waited, in words. */
  readonly waits: readonly string[];
  /** Where they waited too long, in words. */
  readonly slower: readonly string[];
}

export interface SoakSummary {
  readonly kills: number;
  /** By game: matches that came to their end, and those that were still under way. */
  readonly matches: readonly { readonly game: GameId; readonly ended: number; readonly underWay: number }[];
  readonly acknowledged: number;
  /** How many actions were taken back, and how many seats given up, as far as that was acknowledged. */
  readonly takenBack: number;
  readonly resigned: number;
  /** How often a person came back to their seat. */
  readonly returns: number;
  /** From the start of a process on until everybody at all tables was back. */
  readonly slowestReturnMs: number;
  readonly seconds: number;
  /** `null`: there were no attackers. */
  readonly attack: AttackSummary | null;
  /** What is wrong, in words; none if all is well. */
  readonly faults: readonly string[];
}

const BACK_WITHIN_MS = 90_000;
const LONGEST_PLAY_MS = 800;
/** One kill of this many comes without waiting until everybody is back. */
const HASTY = 4;
const TELL_EVERY = 10;
const SHOWN_FAULTS = 3;
const LOG_ERROR = 50;
/** Kills in a row with or without attackers, and how long they stay or stay away when there are no more kills. */
const KILLS_A_SPELL = 2;
const SPELL_MS = 3_000;
/** What nobody feels: of an answer, and of the start of a server. */
const UNFELT_ANSWER_MS = 20;
const UNFELT_RETURN_MS = 500;

/**
 * Plays matches of all games at one real server, whose process is killed again and again in the midst of it, and holds
 * the records against what the players know. Ends by itself.
 */
export async function soak(settings: SoakSettings): Promise<SoakSummary> {
  const server = await StartedServer.start({ LOG_LEVEL: 'error' });
  const run = new Soak(server, settings);
  try {
    await run.killAgainAndAgain();
    await run.playToTheEnd();
    return await run.summary();
  } finally {
    run.endAttackers();
    await run.closeTables();
    await server.remove();
  }
}

class Soak {
  readonly #server: StartedServer;
  readonly #settings: SoakSettings;
  readonly #chance: Rng;
  readonly #begunAt = performance.now();
  readonly #faults: string[] = [];
  readonly #ended: SoakTable[] = [];
  readonly #attackers: Attackers | null;
  readonly #answers = new Waits('Answers to actions', UNFELT_ANSWER_MS);
  readonly #returns = new Waits('Returns after a kill', UNFELT_RETURN_MS);
  #weather: Weather | null = 'calm';
  #tables: SoakTable[] = [];
  #made = 0;
  #kills = 0;
  #slowestReturnMs = 0;

  constructor(server: StartedServer, settings: SoakSettings) {
    this.#server = server;
    this.#settings = settings;
    this.#chance = textStream(settings.seed);
    this.#attackers = settings.attackers === true ? new Attackers(server.port) : null;
  }

  async killAgainAndAgain(): Promise<void> {
    const { kills, limitMs, stop, tell } = this.#settings;
    await this.#openTables(GAME_IDS);
    let startedAt = performance.now();
    while (this.#kills < kills && stop?.aborted !== true) {
      if (performance.now() - this.#begunAt > limitMs) {
        this.#faults.push(`the time was over after ${this.#kills} of ${kills} kills`);
        return;
      }
      if (this.#kills % HASTY !== HASTY - 1) {
        await this.#everybodyBack(startedAt);
        await this.#replaceEnded();
      }
      await pause(this.#chance.int(LONGEST_PLAY_MS));
      if (this.#kills % KILLS_A_SPELL === KILLS_A_SPELL - 1) await this.#turnWeather();
      await this.#kill();
      startedAt = performance.now();
      if (this.#kills % TELL_EVERY === 0) tell(`${this.#kills} kills, ${this.#acknowledged()} actions acknowledged`);
    }
    await this.#everybodyBack(startedAt);
  }

  /** Without further kills, for a limited time. */
  async playToTheEnd(): Promise<void> {
    const giveUp = performance.now() + this.#settings.finishMs;
    let turned = performance.now();
    while (this.#tables.some(({ isOver }) => !isOver) && performance.now() < giveUp) {
      await pause(50);
      if (performance.now() - turned < SPELL_MS) continue;
      await this.#turnWeather();
      turned = performance.now();
    }
    await this.#calm();
    await this.#takeEnded();
  }

  endAttackers(): void {
    this.#attackers?.end();
  }

  async closeTables(): Promise<void> {
    await Promise.all(this.#tables.map((table) => table.close()));
  }

  /** Stops the server as a host would, and reads its records. */
  async summary(): Promise<SoakSummary> {
    await this.closeTables();
    const code = await this.#server.terminate();
    if (code !== 0) this.#faults.push(`the server ended with ${code} when it was stopped`);
    this.#readLog();
    const all = [...this.#ended, ...this.#tables];
    await this.#audit(all.map(({ account }) => account));
    return {
      kills: this.#kills,
      matches: GAME_IDS.map((game) => ({
        game,
        ended: this.#ended.filter(({ account }) => account.game === game).length,
        underWay: this.#tables.filter(({ account }) => account.game === game).length,
      })),
      acknowledged: this.#acknowledged(),
      takenBack: all.reduce((sum, { account }) => sum + countDone(account.takebacks.values(), ({ done }) => done), 0),
      resigned: all.reduce((sum, { account }) => sum + countDone(account.resignations.values(), (done) => done), 0),
      returns: all.reduce((sum, { returns }) => sum + returns, 0),
      slowestReturnMs: Math.round(this.#slowestReturnMs),
      seconds: Math.round((performance.now() - this.#begunAt) / 1000),
      attack: this.#attackSummary(),
      faults: this.#faults,
    };
  }

  /** From calm to attacked, or back. What was begun in between counts for neither. */
  async #turnWeather(): Promise<void> {
    if (this.#weather === 'attacked') return this.#calm();
    this.#attackers?.attack(this.#tables.map(({ account: { code, game } }) => ({ code, game })));
    if (this.#attackers !== null) this.#weather = 'attacked';
  }

  async #calm(): Promise<void> {
    this.#weather = null;
    await this.#attackers?.rest();
    this.#weather = 'calm';
  }

  #attackSummary(): AttackSummary | null {
    if (this.#attackers === null) return null;
    this.#faults.push(...this.#attackers.faults());
    const kinds = [this.#answers, this.#returns];
    return {
      sent: this.#attackers.sent,
      waits: kinds.flatMap((waits) => waits.lines()),
      slower: kinds.flatMap((waits) => waits.faults()),
    };
  }

  async #openTables(ids: readonly GameId[]): Promise<void> {
    for (const id of ids) {
      const waited = (ms: number) => this.#answers.add(this.#weather, ms);
      this.#tables.push(await SoakTable.open(id, gameOf(id), this.#made, this.#server.url, waited));
      this.#made += 1;
    }
  }

  /** Tables at which the match is over make room for new ones of the same game. */
  async #replaceEnded(): Promise<void> {
    await this.#openTables((await this.#takeEnded()).map(({ account }) => account.game));
  }

  async #takeEnded(): Promise<readonly SoakTable[]> {
    const ended = this.#tables.filter(({ isOver }) => isOver);
    this.#tables = this.#tables.filter((table) => !ended.includes(table));
    for (const table of ended) {
      await table.checkTranscript();
      await table.close();
    }
    this.#ended.push(...ended);
    return ended;
  }

  async #kill(): Promise<void> {
    const alive = await fetch(`${this.#server.url}/healthz`).catch(() => null);
    if (alive === null || !alive.ok) this.#faults.push('the server had died before it was killed');
    await this.#server.killHard();
    this.#kills += 1;
    await this.#server.startAgain();
  }

  async #everybodyBack(startedAt: number): Promise<void> {
    const giveUp = performance.now() + BACK_WITHIN_MS;
    while (this.#tables.some(({ everybodyIsBack }) => !everybodyIsBack)) {
      if (performance.now() > giveUp) {
        this.#faults.push(`after kill ${this.#kills} somebody was not back within ${BACK_WITHIN_MS} ms`);
        return;
      }
      await pause(10);
    }
    const took = performance.now() - startedAt;
    this.#slowestReturnMs = Math.max(this.#slowestReturnMs, took);
    if (this.#kills > 0) this.#returns.add(this.#weather, took);
  }

  /** Errors that the server logged, the first few of them. */
  #readLog(): void {
    const errors = this.#server.output.split('\n').filter((line) => {
      const level = /^\{"level":(\d+)/.exec(line)?.[1];
      return level !== undefined && Number(level) >= LOG_ERROR;
    });
    for (const line of errors.slice(0, SHOWN_FAULTS)) this.#faults.push(`the server logged: ${line}`);
  }

  async #audit(accounts: readonly Account[]): Promise<void> {
    const store = await RecordStore.open(sqliteIn(this.#server.dataDir));
    for (const account of accounts) {
      const record = await store.table(account.code);
      const { deal } = record ?? {};
      const faults =
        record === undefined
          ? ['its record is gone']
          : deal === null || deal === undefined
            ? account.complaints
            : faultsIn(gameOf(account.game), account, {
                options: record.options,
                seed: deal.seed,
                outcome: record.outcome,
                ending: record.ending,
                entries: await store.entries(account.code),
              });
      for (const fault of faults.slice(0, SHOWN_FAULTS)) this.#faults.push(`${account.game}: ${fault}`);
    }
    await store.close();
  }

  #acknowledged(): number {
    return [...this.#ended, ...this.#tables].reduce((sum, { account }) => sum + account.acknowledged.size, 0);
  }
}

function countDone<T>(things: Iterable<T>, isDone: (thing: T) => boolean): number {
  return [...things].filter(isDone).length;
}
