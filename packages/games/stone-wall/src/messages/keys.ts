// Written by "npm run words -- keys" from en.json.

/** The keys of this folder, and the blanks of each English sentence. */
export type Messages = {
  readonly 'stone-wall': {
    readonly name: never;
    readonly tagline: never;
    readonly 'leaving-ends': never;
    readonly 'leaving-stays': never;
    readonly 'say-played': 'card' | 'column' | 'name' | 'points' | 'row';
    readonly 'say-drew': 'card' | 'name';
    readonly 'say-drew-unseen': 'name';
    readonly 'group-play': 'card';
    readonly 'do-play': 'column' | 'row';
    readonly 'refused-not-in-hand': never;
    readonly 'refused-covered': never;
    readonly 'refused-apart': never;
    readonly 'option-starter': never;
    readonly 'option-starter-hint': never;
    readonly 'option-starter-random': never;
    readonly 'head-turn-you': never;
    readonly 'head-turn': 'name';
    readonly 'head-won-you': never;
    readonly 'head-won': 'name';
    readonly 'head-shared': 'names';
    readonly score: never;
    readonly facts: 'count';
    readonly deck: 'count';
    readonly 'rules-1': never;
    readonly 'rules-2': never;
    readonly 'rules-3': never;
    readonly 'cell-empty': never;
    readonly 'cell-card': 'card' | 'name';
    readonly row: 'row';
    readonly hand: 'name';
    readonly unseen: never;
  };
};
