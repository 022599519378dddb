import type { Page } from 'playwright-core';
import { encode } from 'uqr';

/** The squares of the QR code that says this address, by rows: `#` for dark ones. */
export function qrSquares(address: string): readonly string[] {
  const { data } = encode(address, { border: 2, ecc: 'M' });
  return data.map((row) => row.map((dark) => (dark ? '#' : ' ')).join(''));
}

/** The squares of the QR code that a page shows. */
export async function qrSquaresIn(page: Page): Promise<readonly string[]> {
  const code = page.locator('.qr');
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const drawn = (await code.locator('.qr__ink').getAttribute('d')) ?? '';
  const dark = new Set([...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const along = Array.from({ length: size }, (_, at) => at);
  return along.map((y) => along.map((x) => (dark.has(`${x} ${y}`) ? '#' : ' ')).join(''));
}
