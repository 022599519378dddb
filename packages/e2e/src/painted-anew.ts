/** Empties a small picture, as the loss of its context does, and says that this is back: what is to be seen then? Runs in the page. */
export function paintedAnew(element: HTMLElement | SVGElement) {
  const canvas = element as HTMLCanvasElement;
  const before = canvas.toDataURL();
  // A canvas whose size is set is empty.
  canvas.setAttribute('width', String(canvas.width));
  const empty = canvas.toDataURL() === before;
  canvas.dispatchEvent(new Event('contextrestored'));
  return { empty, same: canvas.toDataURL() === before };
}
