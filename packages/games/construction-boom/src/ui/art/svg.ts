/** An element of SVG with its attributes and children. */
export function svg(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly SVGElement[] = [],
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}
