import type { Person } from '@boomtown/e2e';

/** How often the hand looks whether there is something to touch. */
const LOOK_EVERY_MS = 30;

/**
 * Lets a person's page be played by touches on its own desk, made inside the page, until the result is shown: builds the
 * first mile that is offered, else buys what the hand lacks, plays what needs no choice, and lets the rest pass.
 */
export async function playByTouch({ page }: Person): Promise<void> {
  await page.evaluate(touchWhatIsOffered, LOOK_EVERY_MS);
  await page.locator('.end__scores').waitFor({ state: 'attached', timeout: 0 });
}

/** Runs in the page, and sees nothing but what stands there. */
function touchWhatIsOffered(every: number): void {
  const MARKET_OF_LACK = ['Crew', 'Asphalt', 'Permits', 'Steel'];
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const touch = (element: HTMLElement | undefined): boolean => {
    element?.click();
    return element !== undefined;
  };

  const buy = (): boolean => {
    const held = all('.player--mine .holdings__goods b').map((fact) => Number(fact.textContent));
    const lacks = MARKET_OF_LACK.filter((_, i) => held[i] === 0);
    const wanted = lacks.includes('Crew') && lacks.includes('Asphalt') ? 'Crew + asphalt' : lacks[0];
    const row = all('.market-row').find((one) => one.querySelector('.market-row__name')?.textContent === wanted);
    const [deal] = row === undefined ? [] : [...row.querySelectorAll<HTMLElement>('.market-row__do')];
    return touch(deal ?? row?.querySelector<HTMLElement>('.market-row__door') ?? undefined);
  };

  const looking = setInterval(() => {
    if (document.querySelector('.end__scores') !== null) return clearInterval(looking);
    const moves = all('.turn__move');
    // Nothing is offered, or what was touched is on its way.
    if (moves.length === 0 || moves.some((move) => move.matches(':disabled'))) return;
    const phase = /side-panel--([a-z-]+)/.exec(document.querySelector('.side-panel')?.className ?? '')?.[1];
    const listed = (start: string) => all('.moves__move').find((move) => move.ariaLabel?.startsWith(start));
    const plain = (text: string) => moves.find((move) => move.textContent?.includes(text));
    const wanted = plain('Destination') ?? (phase === 'play-card' ? listed('Play ') : undefined) ?? listed('Build ');
    if (touch(wanted) || (phase === 'build' && buy())) return;
    // The last of the plain moves passes.
    touch(moves.at(-1));
  }, every);
}
