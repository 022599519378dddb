// Written by "npm run words -- keys" from en.json.

/** The keys of this folder, and the blanks of each English sentence. */
export type Messages = {
  readonly 'stone-wall': {
    readonly name: never;
    readonly tagline: never;
    readonly 'say-played': 'card' | 'column' | 'name' | 'row';
    readonly 'say-drew': 'card' | 'name';
    readonly 'say-drew-unseen': 'name';
    readonly 'group-play': 'card';
    readonly 'do-play': 'column' | 'row';
    readonly 'refused-not-in-hand': never;
    readonly 'refused-covered': never;
    readonly 'refused-apart': never;
    readonly 'rules-1': never;
    readonly 'rules-2': never;
    readonly 'rules-3': never;
    readonly 'thing-deck': never;
  };
};
