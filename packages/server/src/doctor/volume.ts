import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { errorMessage } from '../error-message.ts';
import { type Finding, ill, note, well } from './finding.ts';

const LITTLE_ROOM = 200 * 1024 * 1024;
const SLOW_MS = 100;
const MEGABYTE = 1024 * 1024;

/** Can the folder of the records be written, how quickly, and is there room? Leaves nothing there. */
export async function examineVolume(folder: string): Promise<Finding[]> {
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    const begun = performance.now();
    const file = await open(probe, 'wx', 0o600);
    await file.write('a few words');
    await file.sync();
    await file.close();
    const took = Math.round(performance.now() - begun);
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const room = `${Math.round(free / MEGABYTE)} MB free`;
    return [
      took > SLOW_MS
        ? note(
            `Volume: ${folder} can be written, but a write takes ${took} ms until it is safe; each move waits for it.`,
          )
        : well(`Volume: ${folder} can be written, a write is safe after ${took} ms.`),
      free < LITTLE_ROOM ? ill(`Volume: only ${room}. Make room, or lower TABLE_TTL.`) : well(`Volume: ${room}.`),
    ];
  } catch (error) {
    const why = errorMessage(error);
    return [
      ill(
        `Volume: ${folder} can't be written (${why}). Its owner must be the user who runs the server; in the container that is 1000:`,
        `chown -R 1000:1000 ${folder}`,
      ),
    ];
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
