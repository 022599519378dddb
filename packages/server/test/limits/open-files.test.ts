import { describe, expect, test } from 'vitest';
import { examineOpenFiles } from '../../src/doctor/volume.ts';
import { DEFAULT_LIMITS, limitsWithin, mostOpenFiles } from '../../src/limits/index.ts';
import { SocketSlots } from '../../src/limits/socket-slots.ts';

describe('the limits of a process that may open few files', () => {
  test('are the usual ones where there are enough, or where the system does not say', () => {
    expect(limitsWithin(DEFAULT_LIMITS, null)).toBe(DEFAULT_LIMITS);
    expect(limitsWithin(DEFAULT_LIMITS, 65_536)).toBe(DEFAULT_LIMITS);
  });

  test.each([64, 200, 1024, 4096, 20_000])('leave room for what it opens itself: %i', (most) => {
    const { connectionsInAll, seatSocketsInAll, socketsInAll, ...others } = limitsWithin(DEFAULT_LIMITS, most);
    const all = [connectionsInAll, seatSocketsInAll, socketsInAll];
    expect(all.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(most - Math.min(128, most / 2));
    for (const one of all) expect(one).toBeGreaterThan(0);
    expect(DEFAULT_LIMITS).toMatchObject(others);
  });

  test('never are more than was wished for', () => {
    const wished = { ...DEFAULT_LIMITS, connectionsInAll: 5, seatSocketsInAll: 2, socketsInAll: 3_000 };
    expect(limitsWithin(wished, 1024)).toMatchObject({ connectionsInAll: 5, seatSocketsInAll: 2, socketsInAll: 889 });
  });

  test.runIf(process.platform === 'linux')('are read from the system', () => {
    expect(mostOpenFiles()).toBeGreaterThan(0);
  });
});

test('the log says when all places of the process are taken', () => {
  const slots = new SocketSlots({ socketsAnAddress: 5, socketsInAll: 0, seatSocketsInAll: 0 });
  let warnings = 0;
  slots.full = () => {
    warnings += 1;
  };
  expect([slots.areTaken('192.0.2.7'), warnings]).toEqual([true, 1]);
});

describe('the doctor', () => {
  const finds = (open: number, most: number) => examineOpenFiles(`process_open_fds ${open}\nprocess_max_fds ${most}\n`);

  test('tells how many files are open, and how many may be', () => {
    expect(finds(120, 65_536)).toEqual({ how: 'well', what: 'Open files: 120 of 65536.' });
    expect(finds(120, 1024)).toMatchObject({ how: 'note', what: expect.stringContaining('120 of 1024, so fewer') });
    expect(finds(900, 1024)).toMatchObject({ how: 'ill', paste: ['LimitNOFILE=65536'] });
  });

  test('says nothing of them where the numbers do not', () => {
    expect(examineOpenFiles('Only for this machine')).toBeNull();
  });
});
