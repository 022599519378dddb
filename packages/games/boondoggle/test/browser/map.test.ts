import { browserAtHand, type Person, startedSite } from '@boomtown/e2e';
import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

const PATIENCE_MS = 600_000;
const DESKTOP = { width: 1100, height: 720 };
const PHONE = { width: 390, height: 844 };
const COARSE = 0.5;

/** Keys over the picture, and the ring of the one that has the focus, are no part of it. */
const NOTHING_OVER_IT = '.view-keys, .board__messages { opacity: 0 !important }';

/** A view that is moved shows most roads elsewhere; one that is moved back differs at their edges at most. */
const CLEARLY = 0.05;
const HARDLY = 0.01;

type Point = readonly [x: number, y: number];

describe.skipIf(!browserAtHand())('the map of Boondoggle', () => {
  const site = startedSite();
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada', DESKTOP, COARSE);
    ben = await site.arrive('Ben', PHONE, COARSE);
    const code = await ada.makeTable(site.url, 'Boondoggle');
    await ben.sitDown(site.url, code);
    await ada.sayReady();
    await ben.sayReady();
    for (const { page } of [ada, ben]) await page.locator('.board__host[data-state="shown"]').waitFor();
  }, PATIENCE_MS);

  it(
    'comes nearer by keys, is moved by arrows, and is seen whole again',
    async () => {
      const { page } = ada;
      const whole = await seen(page);
      await page.locator('.view-keys button').first().focus();
      await page.keyboard.press('Enter');
      const near = await anotherThan(page, whole);
      await page.keyboard.press('ArrowLeft');
      const left = await anotherThan(page, near);
      await page.keyboard.press('ArrowRight');
      await sameAs(page, near);
      await page.keyboard.press('ArrowUp');
      const apart = await shareApart(page, await anotherThan(page, near), left);
      expect(apart).toBeGreaterThan(CLEARLY);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('+');
      await anotherThan(page, near);
      await page.keyboard.press('-');
      await sameAs(page, near);
      await page.keyboard.press('0');
      await sameAs(page, whole);
    },
    PATIENCE_MS,
  );

  it(
    'comes nearer under a mouse’s wheel, is drawn along, and is seen whole again by the wheel',
    async () => {
      const { page } = ada;
      const whole = await seen(page);
      const [x, y] = await middleOf(page);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, -400);
      await page.mouse.move(0, 0);
      const near = await anotherThan(page, whole);
      await drag(page, [x, y], [x - 90, y - 40]);
      await anotherThan(page, near);
      await drag(page, [x, y], [x + 90, y + 40]);
      await sameAs(page, near);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 900);
      await page.mouse.move(0, 0);
      await sameAs(page, whole);
      // A drag is no touch: nothing was done by it.
      await expect.poll(() => page.locator('.track__round').textContent()).toBe('Round 1');
      await expect.poll(() => page.locator('.moves__move:enabled').count()).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );

  it(
    'comes nearer between two fingers, follows one, and is seen whole again',
    async () => {
      const { page } = ben;
      const touches = await page.context().newCDPSession(page);
      const whole = await seen(page);
      const [x, y] = await middleOf(page);
      await fingers(
        touches,
        [
          [x - 20, y],
          [x + 20, y],
        ],
        [
          [x - 70, y],
          [x + 70, y],
        ],
      );
      const near = await anotherThan(page, whole);
      await fingers(touches, [[x, y]], [[x + 60, y + 30]]);
      await anotherThan(page, near);
      await fingers(touches, [[x, y]], [[x - 60, y - 30]]);
      await sameAs(page, near);
      await fingers(
        touches,
        [
          [x - 90, y],
          [x + 90, y],
        ],
        [
          [x - 10, y],
          [x + 10, y],
        ],
      );
      await sameAs(page, whole);
      // The page itself did not grow or move under the fingers.
      await expect.poll(() => page.evaluate(() => [visualViewport?.scale, scrollX, scrollY])).toEqual([1, 0, 0]);
      for (const person of [ada, ben]) expect(person.complaints, person.name).toEqual([]);
    },
    PATIENCE_MS,
  );
});

async function middleOf(page: Page): Promise<Point> {
  const box = await page.locator('.board__host').boundingBox();
  if (box === null) throw new Error('there is no map');
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}

async function drag(page: Page, [x, y]: Point, [toX, toY]: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(toX, toY, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
}

/** Puts fingers down, moves them, and takes them away. */
async function fingers(touches: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await send('touchStart', from);
  await send('touchMove', to);
  await send('touchEnd', []);
}

/** The picture, once it stays as it is. */
async function seen(page: Page): Promise<Buffer> {
  const shot = () => page.locator('.board__host canvas').screenshot({ style: NOTHING_OVER_IT });
  let last = await shot();
  for (;;) {
    await page.locator('.board__host[data-stage="still"]').waitFor();
    const next = await shot();
    if (next.equals(last)) return next;
    last = next;
  }
}

async function anotherThan(page: Page, before: Buffer): Promise<Buffer> {
  await expect.poll(async () => shareApart(page, await seen(page), before)).toBeGreaterThan(CLEARLY);
  return seen(page);
}

async function sameAs(page: Page, before: Buffer): Promise<void> {
  await expect.poll(async () => shareApart(page, await seen(page), before)).toBeLessThan(HARDLY);
}

/** Of two pictures of one size: the share of their points that are of another colour. */
function shareApart(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a = new Uint8ClampedArray(), b = new Uint8ClampedArray()] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
          paper?.drawImage(image, 0, 0);
          return paper?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      let apart = a.length === b.length ? 0 : a.length;
      for (let i = 0; i < a.length; i += 4) {
        const far = [0, 1, 2].some((part) => Math.abs((a[i + part] ?? 0) - (b[i + part] ?? 0)) > 40);
        if (far) apart += 1;
      }
      return apart / (a.length / 4);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
