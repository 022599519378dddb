import type { Page } from 'playwright-core';

/** Letters that are read from three metres, on a screen of 1920 by 1080. */
const LEAST_PX = 28;

/**
 * What can't be read from three metres, in words: text in letters that are too small, or that is cut off by the edge of the screen or
 * of what it stands in. The older lines of the log give way to the newest.
 */
export function farLetterFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
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
      const drawn = text.parentElement instanceof SVGGraphicsElement ? (text.parentElement.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * drawn * (element.currentCSSZoom ?? 1);
      if (size < least) faults.add(`"${said}" in ${element.className} is ${size.toFixed(1)} px high`);
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
    if (document.documentElement.scrollHeight > innerHeight + 1) faults.add('the page scrolls');
    return [...faults];
  }, LEAST_PX);
}
