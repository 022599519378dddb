import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

/** Who looks at what in a room: the screen on the wall, and the phones before it. */
export interface RoomPages {
  readonly screen: Page;
  readonly phones: readonly Page[];
}

/** What a person across the room still makes out: a quarter of each side. */
const FAR = 0.25;
/** Between the phones and round them. */
const GAP = 16;

/**
 * Takes a picture of the whole room: the screen above, the phones below it in their own size, all at one moment. Beside it the
 * screen alone, at a quarter of its size.
 */
export async function pictureOfRoom(browser: Browser, room: RoomPages, folder: string, name: string): Promise<void> {
  const pages = [room.screen, ...room.phones];
  const [screen = Buffer.alloc(0), ...phones] = await Promise.all(pages.map((page) => page.screenshot()));
  const { width, height } = room.screen.viewportSize() ?? { width: 0, height: 0 };
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  const drawn = (png: Buffer, style: string) =>
    `<img style="${style}" src="data:image/png;base64,${png.toString('base64')}">`;
  const sizes = room.phones.map((phone) => phone.viewportSize() ?? { width: 0, height: 0 });
  const across = sizes.reduce((sum, size) => sum + size.width + GAP, GAP);
  await page.setViewportSize({ width: Math.max(width, across), height });
  const shown = phones.map((png, nth) => drawn(png, `width:${sizes[nth]?.width}px`)).join('');
  await mkdir(folder, { recursive: true });
  await page.setContent(`<body style="margin:0;background:#777">${drawn(screen, `width:${width}px`)}
    <div style="display:flex;justify-content:space-evenly;align-items:end;margin-top:${GAP}px">${shown}</div></body>`);
  await writeFile(join(folder, `${name}.png`), await page.screenshot({ fullPage: true }));
  await page.setViewportSize({ width: width * FAR, height: height * FAR });
  await page.setContent(`<body style="margin:0">${drawn(screen, `width:${width * FAR}px`)}</body>`);
  await writeFile(join(folder, `${name}-far.png`), await page.screenshot());
  await page.close();
}
