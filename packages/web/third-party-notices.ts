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
  return [name, `${name} (${about.license ?? 'see below'})\n\n${texts.join('\n\n') || statedLicence(about)}\n`];
}

/** The licence of a package that states its name and its author only. */
function statedLicence({ license, author }: { readonly license?: unknown; readonly author?: unknown }): string {
  if (license !== 'MIT' || typeof author !== 'string') return 'Its package has no licence file.';
  return `The MIT License\n\nCopyright (c) ${author}\n\n${MIT}`;
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files
(the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge,
publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so,
subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH
THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
