/** Has nothing on the page the focus? */
export function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
