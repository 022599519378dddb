/** What the doctor found about one thing. */
export interface Finding {
  /** `note`: nothing is wrong, but the host may want to know. */
  readonly how: 'well' | 'note' | 'ill';
  readonly what: string;
  /** Lines to paste, each into what its own words say. */
  readonly paste?: readonly string[];
}

export const well = (what: string): Finding => ({ how: 'well', what });
export const note = (what: string, ...paste: readonly string[]): Finding => ({ how: 'note', what, paste });
export const ill = (what: string, ...paste: readonly string[]): Finding => ({ how: 'ill', what, paste });
