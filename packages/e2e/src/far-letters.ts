import type { BrowserContext, Page } from 'playwright-core';

/** The height of letters and figures that are read from three metres, as a part of the screen's: 28 of 1080 pixels. */
const LEAST = 28 / 1080;

/** What is written in a picture, as its page keeps it for `farLetterFaults`. */
interface Written {
  readonly text: string;
  readonly px: number;
  /** Where it stands, in pixels of the canvas. */
  readonly box: Box;
  /** Was it cut by the edge of a canvas? */
  readonly isCut: boolean;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

declare global {
  interface Window {
    /** What the last frame of the board shows in letters. */
    writtenInPicture?: Written[];
  }
}

/** Has the pages of a context note what their pictures show in letters. To be called before a page is opened. */
export async function noteLettersInPictures(context: BrowserContext): Promise<void> {
  await context.addInitScript(noteLetters);
}

/**
 * What can't be read from three metres, in words: text of the page or its picture in letters that are too small, or text that is cut
 * off by the edge of the screen or of what it stands in.
 */
export function farLetterFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate((part) => {
    const least = part * innerHeight;
    const faults = new Set<string>();
    const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      const said = text.textContent?.trim() ?? '';
      if (element === null || said === '' || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(isSeen);
      // What is there for those who listen takes no room; a dot at the beginning of a line is not to be seen.
      if (lines.length === 0 || element.closest('.unseen, .dotted__dot') !== null) continue;
      const boxes: DOMRect[] = [];
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (clipPath === 'inset(50%)') boxes.push(new DOMRect());
        else if (overflowX !== 'visible') boxes.push(box.getBoundingClientRect());
      }
      if (boxes.some((box) => !isSeen(box))) continue;
      const scale =
        element instanceof SVGGraphicsElement
          ? element.getBoundingClientRect().height / element.getBBox().height
          : (element.currentCSSZoom ?? 1);
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < least - 0.05) faults.add(`"${said}" in ${element.className} is ${size.toFixed(1)} px high`);
      const screen = new DOMRect(0, 0, innerWidth, innerHeight);
      for (const line of lines) {
        const isCut = [screen, ...boxes].some(
          (box) =>
            line.left < box.left - 2 ||
            line.right > box.right + 2 ||
            line.top + line.height / 4 < box.top - 2 ||
            line.bottom - line.height / 4 > box.bottom + 2,
        );
        if (isCut) faults.add(`"${said}" in ${element.className} is cut off`);
      }
    }
    // What moves may still be on its way to its size.
    const isShown = document.querySelector('.board__host[data-stage="still"]')?.checkVisibility() === true;
    for (const { text, px, isCut } of isShown ? (window.writtenInPicture ?? []) : []) {
      if (px < least - 0.05) faults.add(`"${text}" in the picture is ${px.toFixed(1)} px high`);
      if (isCut) faults.add(`"${text}" is cut off by the edge of the picture`);
    }
    if (document.documentElement.scrollHeight > innerHeight + 1) faults.add('the page scrolls');
    return [...faults];
  }, LEAST);
}

/** Runs in every page, before anything else of it: follows what is written from the canvases of a picture's parts to its own. */
function noteLetters(): void {
  const written = new WeakMap<object, Written[]>();
  const drawing = CanvasRenderingContext2D.prototype;
  const { fillText, drawImage, clearRect } = drawing;
  const add = ({ canvas }: CanvasRenderingContext2D, texts: readonly Written[]) => {
    const there = texts.map((one) => ({ ...one, isCut: one.isCut || isBeyond(one.box, canvas) }));
    written.set(canvas, [...(written.get(canvas) ?? []), ...there]);
    if (canvas.closest('.board__host') !== null) window.writtenInPicture = written.get(canvas) ?? [];
  };
  const isBeyond = ({ left, top, right, bottom }: Box, { width, height }: HTMLCanvasElement) =>
    left < -1.5 || top < -1.5 || right > width + 1.5 || bottom > height + 1.5;
  const scaleOf = (context: CanvasRenderingContext2D) => {
    const { a, b } = context.getTransform();
    return Math.hypot(a, b);
  };
  const drawnAt = (context: CanvasRenderingContext2D, { left, top, right, bottom }: Box): Box => {
    const way = context.getTransform();
    const corners = [left, right].flatMap((x) => [top, bottom].map((y) => way.transformPoint({ x, y })));
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  };
  drawing.fillText = function (text, ...at) {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 0);
    // A lone `$` is a drawing.
    if (/[\p{L}\p{N}]/u.test(text)) {
      const [x, y] = at;
      const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
        this.measureText(text);
      const box = {
        left: x - actualBoundingBoxLeft,
        top: y - actualBoundingBoxAscent,
        right: x + actualBoundingBoxRight,
        bottom: y + actualBoundingBoxDescent,
      };
      add(this, [{ text, px: size * scaleOf(this), box: drawnAt(this, box), isCut: false }]);
    }
    fillText.call(this, text, ...at);
  };
  drawing.clearRect = function (...area) {
    if (area[2] >= this.canvas.width) written.delete(this.canvas);
    clearRect.apply(this, area);
  };
  drawing.drawImage = function (this: CanvasRenderingContext2D, image: CanvasImageSource, ...at: number[]) {
    const texts = written.get(image);
    if (texts !== undefined && this.globalAlpha > 0.05 && image instanceof HTMLCanvasElement) {
      const whole = [0, 0, image.width, image.height];
      const [sx = 0, sy = 0, ownWidth = 1, ownHeight = 1, x = 0, y = 0, width = ownWidth, height = ownHeight] =
        at.length > 4 ? at : [...whole, ...at];
      const across = width / ownWidth;
      const down = height / ownHeight;
      const scale = scaleOf(this) * across;
      add(
        this,
        texts.map(({ text, px, box, isCut }) => {
          const shown = {
            left: x + (box.left - sx) * across,
            top: y + (box.top - sy) * down,
            right: x + (box.right - sx) * across,
            bottom: y + (box.bottom - sy) * down,
          };
          return { text, px: px * scale, box: drawnAt(this, shown), isCut };
        }),
      );
    }
    // The ways to call it are those of the browser's own.
    (drawImage as (...all: unknown[]) => void).call(this, image, ...at);
  };
}
