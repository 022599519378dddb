import type { BrowserContext, Page } from 'playwright-core';

/** The height of letters and figures that are read from three metres, as a part of the screen's: 28 of 1080 pixels. */
const LEAST = 28 / 1080;

/** What is written in a picture, as its page keeps it for `farLetterFaults`. */
interface Written {
  readonly text: string;
  readonly px: number;
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
 * off by the edge of the screen or of what it stands in. The older lines of the log give way to the newest.
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
      if (element.closest('.tv-log') !== null) continue;
      const screen = new DOMRect(0, 0, innerWidth, innerHeight);
      for (const line of lines) {
        const isCut = [screen, ...boxes].some(
          (box) =>
            line.left < box.left - 2 || line.right > box.right + 2 || line.bottom - line.height / 4 > box.bottom + 2,
        );
        if (isCut) faults.add(`"${said}" in ${element.className} is cut off`);
      }
    }
    // What moves may still be on its way to its size.
    const isShown = document.querySelector('.board__host[data-stage="still"]')?.checkVisibility() === true;
    for (const { text, px } of isShown ? (window.writtenInPicture ?? []) : []) {
      if (px < least - 0.05) faults.add(`"${text}" in the picture is ${px.toFixed(1)} px high`);
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
    written.set(canvas, [...(written.get(canvas) ?? []), ...texts]);
    if (canvas.closest('.board__host') !== null) window.writtenInPicture = written.get(canvas) ?? [];
  };
  const scaleOf = (context: CanvasRenderingContext2D) => {
    const { a, b } = context.getTransform();
    return Math.hypot(a, b);
  };
  drawing.fillText = function (text, ...at) {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 0);
    // A lone `$` is a drawing.
    if (/[\p{L}\p{N}]/u.test(text)) add(this, [{ text, px: size * scaleOf(this) }]);
    fillText.call(this, text, ...at);
  };
  drawing.clearRect = function (...area) {
    if (area[2] >= this.canvas.width) written.delete(this.canvas);
    clearRect.apply(this, area);
  };
  drawing.drawImage = function (this: CanvasRenderingContext2D, image: CanvasImageSource, ...at: number[]) {
    const texts = written.get(image);
    if (texts !== undefined && this.globalAlpha > 0.05) {
      const [, , ownWidth = 1, , , , shownWidth = ownWidth] = at.length > 4 ? at : [0, 0, 1];
      const scale = scaleOf(this) * (shownWidth / ownWidth);
      add(
        this,
        texts.map(({ text, px }) => ({ text, px: px * scale })),
      );
    }
    // The ways to call it are those of the browser's own.
    (drawImage as (...all: unknown[]) => void).call(this, image, ...at);
  };
}
