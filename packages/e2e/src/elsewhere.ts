import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface FreshGame {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly hidden: boolean;
}

/** What `npm run new-game` writes a game with. */
type WriteGame = (game: FreshGame, folder: string) => readonly string[];

/** A folder outside of the repository, in which a host has games and names them in `games.json`. */
export class GamesFromElsewhere {
  readonly folder = mkdtempSync(join(tmpdir(), 'boomtown-elsewhere-'));

  /** Writes a game as `npm run new-game` does, into a folder of its name; `change` edits its files. */
  async write(game: FreshGame, change: Readonly<Record<string, (text: string) => string>> = {}): Promise<void> {
    // A script without types; the name above says what it takes.
    const { writeGame } = (await import(pathToFileURL(join(ROOT, 'scripts/new-game/fill.mjs')).href)) as {
      readonly writeGame: WriteGame;
    };
    const folder = join(this.folder, game.id);
    writeGame(game, folder);
    for (const [name, edit] of Object.entries(change)) {
      const file = join(folder, name);
      const before = readFileSync(file, 'utf8');
      const after = edit(before);
      if (after === before) throw new Error(`${name} has nothing to change`);
      writeFileSync(file, after);
    }
  }

  /** Packs a game as npm does, in place of its folder. Returns the entry for `games.json`. */
  pack(id: string): { readonly package: string; readonly integrity: string } {
    const packed = join(this.folder, `${id}.tgz`);
    const inside = join(this.folder, 'package');
    cpSync(join(this.folder, id), inside, { recursive: true });
    rmSync(join(this.folder, id), { recursive: true });
    const { status, stderr } = spawnSync('tar', ['-czf', packed, '-C', this.folder, 'package'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`tar: ${stderr}`);
    rmSync(inside, { recursive: true });
    const integrity = `sha512-${createHash('sha512').update(readFileSync(packed)).digest('base64')}`;
    return { package: `${id}.tgz`, integrity };
  }

  list(entries: readonly object[]): void {
    writeFileSync(join(this.folder, 'games.json'), JSON.stringify(entries));
  }

  /** Takes `games.json` away, or puts it back. */
  set listed(listed: boolean) {
    const [here, away] = [join(this.folder, 'games.json'), join(this.folder, 'away.json')];
    if (listed) renameSync(away, here);
    else renameSync(here, away);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
