import { restoreCommand, StartFault } from '../error-message.ts';
import type { Settings } from '../settings/settings.ts';
import {
  databaseFileIn,
  judge,
  type Layout,
  layoutInDatabase,
  layoutInFolder,
  NewerRecords,
  OWN_LAYOUT,
  openFault,
} from '../storage/index.ts';
import { type Finding, ill, note, well } from './finding.ts';

/** Which version wrote the tables, and may a build with this layout use them? Says nothing where there are none. Changes nothing. */
export async function examineRecords(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  own: Layout = OWN_LAYOUT,
): Promise<Finding[]> {
  try {
    const stored = await (databaseUrl === undefined
      ? layoutInFolder(dataDir, own)
      : layoutInDatabase(databaseUrl, own));
    if (stored === null) return [];
    const writer = stored.writtenBy === null ? 'a version that left no name' : `Boomtown ${stored.writtenBy}`;
    if (judge(stored, own) === 'migrate') return [well(`Tables: ${writer} wrote them, and this version can use them.`)];
    return [
      note(
        `Tables: ${writer} wrote them. This is Boomtown ${own.version}, which is older but can use them; the later version can, too.`,
      ),
    ];
  } catch (error) {
    return [faultIn(error, databaseUrl, dataDir)];
  }
}

function faultIn(error: unknown, databaseUrl: string | undefined, dataDir: string): Finding {
  if (error instanceof NewerRecords) {
    const what = `Tables: ${error.words} Start that version or a later one`;
    return databaseUrl === undefined
      ? ill(`${what}. Or put a backup of this version in their place with:`, restoreCommand())
      : ill(`${what}. Or name an empty database with a pg_dump of this version put back into it.`);
  }
  const fault = error instanceof StartFault ? error : openFault(dataDir, databaseFileIn(dataDir), error);
  return ill(`Tables: ${fault.message.replaceAll(/\s*\n\s*/g, ' ')}`);
}
