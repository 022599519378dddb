import { describe, expect, it } from 'vitest';
import { shake } from '../../src/app/shake.ts';

function phone(userActivation?: { readonly hasBeenActive: boolean }) {
  const shakes: (number | number[])[] = [];
  const vibrate = (pattern: number | number[]) => shakes.push(pattern) > 0;
  return { shakes, device: userActivation === undefined ? { vibrate } : { vibrate, userActivation } };
}

describe('shaking the phone', () => {
  it('waits until the page was touched, since the browser refuses it before', () => {
    const { shakes, device } = phone({ hasBeenActive: false });
    shake(device);
    expect(shakes).toEqual([]);
  });

  it('shakes a page that was touched', () => {
    const { shakes, device } = phone({ hasBeenActive: true });
    shake(device);
    expect(shakes).toHaveLength(1);
  });

  it('tries where the browser does not tell', () => {
    const { shakes, device } = phone();
    shake(device);
    expect(shakes).toHaveLength(1);
  });

  it('leaves a device in peace that cannot shake', () => {
    expect(() => shake({ userActivation: { hasBeenActive: true } })).not.toThrow();
  });
});
