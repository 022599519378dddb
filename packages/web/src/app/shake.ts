/** What shakes: the browser's `navigator`, of which some can't and some don't tell whether the page was touched. */
export interface Shaker {
  readonly vibrate?: (pattern: number[]) => boolean;
  readonly userActivation?: { readonly hasBeenActive: boolean };
}

/** A short double knock, in milliseconds. */
const KNOCKS = [60, 80, 60];

/** Shakes the device, if it can. Before the first touch of the page the browser would refuse it with an error. */
export function shake(device: Shaker): void {
  if (device.userActivation?.hasBeenActive === false) return;
  device.vibrate?.(KNOCKS);
}
