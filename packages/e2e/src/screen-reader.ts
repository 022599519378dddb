import type { CDPSession, Page } from 'playwright-core';

/** Something on the page as a screen reader has it. */
export interface AxElement {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly children: readonly AxElement[];
  readonly element: number;
}

/** The browser's own form of a node, as far as it is read here. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/**
 * A person who only hears the page: knows nothing of it but its accessibility tree, and does nothing but what a screen
 * reader does for them: press what has a role and a name, and type where the focus is.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #reader: CDPSession;

  private constructor(page: Page, reader: CDPSession) {
    this.#page = page;
    this.#reader = reader;
  }

  static async at(page: Page): Promise<ScreenReader> {
    const reader = await page.context().newCDPSession(page);
    await reader.send('Accessibility.enable');
    await reader.send('DOM.enable');
    return new ScreenReader(page, reader);
  }

  /** The whole page; what is hidden from screen readers is left out, its children stand in its place. */
  async listen(): Promise<readonly AxElement[]> {
    const { nodes } = await this.#reader.send('Accessibility.getFullAXTree');
    // The protocol's own type has more roles of values than are read here.
    const byId = new Map((nodes as readonly AxNode[]).map((node) => [node.nodeId, node]));
    const below = (node: AxNode): AxElement[] => {
      const children = (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        return child === undefined ? [] : below(child);
      });
      if (node.ignored) return children;
      const disabled = node.properties?.some(({ name, value }) => name === 'disabled' && value.value === true) ?? false;
      const [role, name] = [node.role, node.name].map((one) => String(one?.value ?? ''));
      return [{ role: role ?? '', name: name ?? '', disabled, children, element: node.backendDOMNodeId ?? 0 }];
    };
    const [root] = byId.values();
    return root === undefined ? [] : below(root);
  }

  /** Waits until something of the role and the name can be heard. */
  async find(role: string, name: string | RegExp): Promise<AxElement> {
    return this.until(
      (page) =>
        all(page).find(
          (one) =>
            one.role === role && !one.disabled && (typeof name === 'string' ? one.name === name : name.test(one.name)),
        ),
      `${role} "${name}"`,
    );
  }

  /** Listens again and again until there is what is looked for. */
  async until<T>(seek: (page: readonly AxElement[]) => T | undefined, what: string): Promise<T> {
    const giveUp = Date.now() + PATIENCE_MS;
    while (Date.now() < giveUp) {
      const found = seek(await this.listen());
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, LISTEN_AGAIN_MS));
    }
    throw new Error(`nothing is heard of ${what}`);
  }

  /** Does what the thing is there for, as a screen reader does it. */
  async press({ element }: AxElement): Promise<void> {
    await this.#call(element, 'function () { this.click(); }');
  }

  /** The same, where others may have changed the page since it was heard. */
  async pressIfThere(one: AxElement): Promise<void> {
    await this.press(one).catch(() => undefined);
  }

  /** Types into a field, in place of what stands there. */
  async write({ element }: AxElement, text: string): Promise<void> {
    await this.#call(element, 'function () { this.focus(); this.select(); }');
    await this.#page.keyboard.insertText(text);
  }

  async #call(element: number, what: string): Promise<void> {
    const { object } = await this.#reader.send('DOM.resolveNode', { backendNodeId: element });
    if (object.objectId === undefined) throw new Error('what was heard is gone');
    await this.#reader.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration: what });
  }
}

const PATIENCE_MS = 120_000;
/** A whole page is heard each time, which takes a processor long. */
const LISTEN_AGAIN_MS = 200;

/** All things of a page or a part of one, in the order in which they are read. */
export function all(part: readonly AxElement[]): AxElement[] {
  return part.flatMap((one) => [one, ...all(one.children)]);
}

/** Everything in it that is read out. */
export function textOf(part: AxElement): string {
  return all([part])
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join(' ');
}
