import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'third-party-notices.txt';
const LICENCE = /^(licen[cs]e|copying|notice|ofl)/i;
const RULE = '-'.repeat(80);

/** Writes the licences of all packages from elsewhere that the pages contain, fonts included, as a file of the pages. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].flatMap((id) => packageFolder(id) ?? []));
      const notices = new Map([...folders].map(noticeOf));
      const names = [...notices.keys()].sort();
      const intro = 'The pages of Boomtown contain these packages.\n';
      const source = [intro, ...names.map((name) => notices.get(name) ?? '')].join(`\n${RULE}\n\n`);
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}

/** The folder of the installed package to which a file belongs. */
function packageFolder(id: string): string | undefined {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*)[\\/]/.exec(id.replace(/^\0/, ''))?.[1];
}

function noticeOf(folder: string): readonly [string, string] {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const name = `${about.name} ${about.version}`;
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => LICENCE.test(file)) : [];
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [
    name,
    `${name} (${about.license ?? 'see below'})\n\n${texts.join('\n\n') || 'Its package has no licence file.'}\n`,
  ];
}
