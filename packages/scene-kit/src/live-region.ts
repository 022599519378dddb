/** A live region for those who do not see the picture: what is shown for a moment is said once, and then unsaid. */
export function liveRegionIn(host: HTMLElement): { say(text: string): void; remove(): void } {
  const region = document.createElement('p');
  region.className = 'unseen';
  region.setAttribute('role', 'status');
  host.append(region);
  return {
    say(text) {
      region.textContent = text;
    },
    remove: () => region.remove(),
  };
}
