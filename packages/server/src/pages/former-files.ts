import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The names of the files in there carry a hash of their content, so none takes the place of another. */
const HASHED_FOLDER = 'assets';
/** Beside the pages: the names of the hashed files of their own version. Not served, since its name begins with a dot. */
const OWN_FILES = '.own-files';

/**
 * Copies the hashed files of the present pages to the fresh ones, which follow them. A page that was opened before an update
 * still finds the parts that it has not fetched yet. With the update after it they are gone.
 */
export async function keepFormerFiles(pages: string, fresh: string): Promise<void> {
  const own = await filesIn(fresh);
  await writeFile(join(fresh, OWN_FILES), own.join('\n'));
  for (const name of await ownFilesOf(pages)) {
    if (own.includes(name)) continue;
    // Another build may have taken the present pages away meanwhile.
    await copyFile(join(pages, HASHED_FOLDER, name), join(fresh, HASHED_FOLDER, name)).catch(() => undefined);
  }
}

/** Pages of an older build name none: all files are their own. */
async function ownFilesOf(pages: string): Promise<readonly string[]> {
  const listed = await readFile(join(pages, OWN_FILES), 'utf8').catch(() => null);
  return listed === null ? filesIn(pages) : listed.split('\n').filter((name) => name !== '');
}

function filesIn(pages: string): Promise<readonly string[]> {
  return readdir(join(pages, HASHED_FOLDER)).catch(() => []);
}
