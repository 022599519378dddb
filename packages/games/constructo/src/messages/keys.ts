// Written by "npm run words -- keys" from en.json.

/** The keys of this folder, and the blanks of each English sentence. */
export type Messages = {
  readonly constructo: {
    readonly name: never;
    readonly author: never;
    readonly tagline: never;
    readonly 'preset-quick': never;
    readonly 'preset-expert': never;
    readonly 'leaving-ends': never;
    readonly side0: never;
    readonly side1: never;
    readonly letter0: never;
    readonly letter1: never;
    readonly 'a-ring': never;
    readonly 'a-medium': never;
    readonly 'a-small': never;
    readonly 'board-triangle': never;
    readonly 'board-rhombus': never;
    readonly 'board-clover': never;
    readonly 'head-board': 'round';
    readonly 'head-board-other': 'name' | 'round';
    readonly 'head-turn': never;
    readonly 'head-turn-place': never;
    readonly 'head-turn-move-full': never;
    readonly 'head-turn-move-out': never;
    readonly 'head-turn-other': 'name';
    readonly 'head-won-you': 'mine' | 'theirs';
    readonly 'head-won': 'mine' | 'name' | 'theirs';
    readonly 'head-tied': 'points';
    readonly 'say-board': 'board' | 'round';
    readonly 'say-placed': 'cell' | 'name' | 'piece';
    readonly 'say-moved': 'from' | 'name' | 'piece' | 'to';
    readonly 'say-tower': 'from' | 'name' | 'piece' | 'to';
    readonly 'say-ringed': 'from' | 'name' | 'piece' | 'to';
    readonly 'say-round': 'first' | 'pointsFirst' | 'pointsSecond' | 'round' | 'second' | 'stuck';
    readonly 'say-won': 'mine' | 'name' | 'theirs';
    readonly 'say-tied': 'points';
    readonly 'card-title': 'round';
    readonly 'card-stuck': 'name';
    readonly 'card-ahead': 'mine' | 'name' | 'theirs';
    readonly 'card-level': 'points';
    readonly 'card-next': 'name' | 'round';
    readonly 'card-next-same': 'name' | 'round';
    readonly 'group-board': never;
    readonly 'group-place': 'piece';
    readonly 'group-move': never;
    readonly 'do-place': 'cell';
    readonly 'do-move': 'from' | 'piece' | 'to';
    readonly 'do-move-tower': 'from' | 'piece' | 'to';
    readonly 'do-move-ring': 'from' | 'piece' | 'to';
    readonly 'refused-bad-board': never;
    readonly 'refused-unknown-board': never;
    readonly 'refused-no-such-cell': never;
    readonly 'refused-none-left': never;
    readonly 'refused-occupied': never;
    readonly 'refused-nothing-there': never;
    readonly 'refused-not-yours': never;
    readonly 'refused-shared-space': never;
    readonly 'refused-not-adjacent': never;
    readonly 'refused-empty-target': never;
    readonly 'refused-own-target': never;
    readonly 'refused-size': never;
    readonly 'describe-board': 'board' | 'round';
    readonly 'describe-boards': 'round';
    readonly 'describe-row': 'row';
    readonly 'describe-empty': 'cell';
    readonly 'describe-stack': 'cell' | 'stack';
    readonly 'describe-tower': 'cell' | 'side' | 'stack';
    readonly 'describe-piece-ring': 'side';
    readonly 'describe-piece-medium': 'side';
    readonly 'describe-piece-small': 'side';
    readonly 'describe-place': 'neighbours' | 'place';
    readonly 'describe-pile': 'key' | 'piece';
    readonly 'key-ring': never;
    readonly 'key-medium': never;
    readonly 'key-small': never;
    readonly 'picture-keys': 'medium' | 'ring' | 'small';
    readonly 'describe-over': 'lower' | 'upper';
    readonly 'describe-round': 'lower' | 'upper';
    readonly 'describe-shift': 'count';
    readonly 'panel-rings': 'count';
    readonly 'panel-mediums': 'count';
    readonly 'panel-smalls': 'count';
    readonly 'panel-empty': never;
    readonly 'panel-towers': 'count';
    readonly 'panel-before': 'points';
    readonly 'score-round': 'round';
    readonly 'score-match': never;
    readonly 'after-short': 'count' | 'name';
    readonly 'option-starter': never;
    readonly 'option-starter-hint': never;
    readonly 'option-starter-random': never;
    readonly 'option-sameBoard': never;
    readonly 'option-sameBoard-hint': never;
    readonly 'option-boards': never;
    readonly 'option-boards-hint': never;
    readonly 'editor-new': never;
    readonly 'editor-title': never;
    readonly 'editor-how': never;
    readonly 'editor-keys': never;
    readonly 'editor-leaving': never;
    readonly 'editor-stay': never;
    readonly 'editor-away': never;
    readonly 'editor-name': never;
    readonly 'editor-name-hint': never;
    readonly 'editor-left': 'count';
    readonly 'editor-over': 'count';
    readonly 'editor-apart': never;
    readonly 'editor-ready': never;
    readonly 'editor-taken': never;
    readonly 'editor-badName': never;
    readonly 'editor-add': never;
    readonly 'editor-cancel': never;
    readonly 'editor-clear': never;
    readonly 'editor-remove': 'board';
    readonly 'editor-full': never;
    readonly 'editor-hexagon': 'place' | 'row';
    readonly 'editor-grid': never;
    readonly 'editor-sameBoard': never;
    readonly 'rules-aim-title': never;
    readonly 'rules-aim': never;
    readonly 'rules-pieces-title': never;
    readonly 'rules-pieces': never;
    readonly 'rules-turn-title': never;
    readonly 'rules-turn': never;
    readonly 'rules-place': never;
    readonly 'rules-move': never;
    readonly 'rules-fit-title': never;
    readonly 'rules-fit-ring': never;
    readonly 'rules-fit-medium': never;
    readonly 'rules-fit-small': never;
    readonly 'rules-fit-order': never;
    readonly 'rules-tower-title': never;
    readonly 'rules-tower': never;
    readonly 'rules-end-title': never;
    readonly 'rules-end': never;
    readonly 'rules-match-title': never;
    readonly 'rules-match': never;
    readonly 'rules-boards-title': never;
    readonly 'rules-boards': never;
    readonly 'rules-tip-title': never;
    readonly 'rules-tip': never;
    readonly 'rules-try': never;
    readonly 'rules-again': never;
    readonly 'rules-try-done': never;
    readonly 'rules-try-fit-ring': never;
    readonly 'rules-try-fit-medium': never;
    readonly 'rules-try-fit-small': never;
    readonly 'tip-empty': never;
    readonly 'tip-on-ring': never;
    readonly 'tip-on-medium': never;
    readonly 'tip-on-small': never;
    readonly 'tip-crowned': never;
    readonly 'tip-ring': never;
    readonly 'tip-medium': never;
    readonly 'tip-small': never;
    readonly 'tip-board': never;
    readonly 'whole-board': 'board';
    readonly 'whole-place': 'cell' | 'piece';
    readonly 'whole-move': 'what';
  };
  readonly constructor: {
    readonly name: never;
    readonly author: never;
    readonly tagline: never;
    readonly 'preset-quick': never;
    readonly 'preset-expert': never;
    readonly 'leaving-ends': never;
    readonly side0: never;
    readonly side1: never;
    readonly letter0: never;
    readonly letter1: never;
    readonly 'a-ring': never;
    readonly 'a-medium': never;
    readonly 'a-small': never;
  };
};

/** The keys of the first-game guide. */
export type GuideKey =
  | 'board'
  | 'board-else'
  | 'board-done'
  | 'place'
  | 'place-else'
  | 'place-done'
  | 'ring'
  | 'ring-place'
  | 'ring-done'
  | 'medium'
  | 'medium-small'
  | 'medium-else'
  | 'medium-done'
  | 'small'
  | 'small-else'
  | 'small-done'
  | 'last'
  | 'last-ring'
  | 'last-small'
  | 'last-move'
  | 'last-done'
  | 'end';
