import { mkdir, realpath, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';

/** What a game from elsewhere may import: the packages here, and the libraries that they draw with. */
const OWN = ['bots', 'game-core', 'i18n', 'scene-kit', 'stage', 'ui-kit', 'wire'];
const LIBRARIES: Readonly<Record<string, string>> = { preact: 'ui-kit', 'pixi.js': 'stage' };

/** Puts them where the games in this folder find them: those of this server, so that each is there once. */
export async function linkPackages(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  const targets = [
    ...OWN.map((name) => [`@boomtown/${name}`, join(ROOT, 'packages', name)] as const),
    ...Object.entries(LIBRARIES).map(
      ([name, owner]) => [name, join(ROOT, 'packages', owner, 'node_modules', name)] as const,
    ),
  ];
  for (const [name, target] of targets) {
    // A running server has no libraries that only pages need.
    const real = await realpath(target).catch(() => null);
    if (real === null) continue;
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(real, join(modules, name), 'junction');
  }
}
