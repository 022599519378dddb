// Written by "npm run words -- keys" from en.json.

/** The keys of this folder, and the blanks of each English sentence. */
export type Messages = {
  readonly 'construction-boom': {
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
    readonly 'material-old': never;
    readonly 'material-modern': never;
    readonly 'material-cheap': never;
    readonly 'heading-old': never;
    readonly 'heading-modern': never;
    readonly 'heading-cheap': never;
    readonly 'kind-old-ground': never;
    readonly 'kind-old-tier': never;
    readonly 'kind-old-roof': never;
    readonly 'kind-modern-ground': never;
    readonly 'kind-modern-tier': never;
    readonly 'kind-modern-roof': never;
    readonly 'kind-cheap-ground': never;
    readonly 'kind-cheap-tier': never;
    readonly 'kind-cheap-roof': never;
    readonly 'a-old-ground': never;
    readonly 'a-old-tier': never;
    readonly 'a-old-roof': never;
    readonly 'a-modern-ground': never;
    readonly 'a-modern-tier': never;
    readonly 'a-modern-roof': never;
    readonly 'a-cheap-ground': never;
    readonly 'a-cheap-tier': never;
    readonly 'a-cheap-roof': never;
    readonly 'some-old-ground': 'count';
    readonly 'some-old-tier': 'count';
    readonly 'some-old-roof': 'count';
    readonly 'some-modern-ground': 'count';
    readonly 'some-modern-tier': 'count';
    readonly 'some-modern-roof': 'count';
    readonly 'some-cheap-ground': 'count';
    readonly 'some-cheap-tier': 'count';
    readonly 'some-cheap-roof': 'count';
    readonly 'no-tiles': never;
    readonly tiles: 'count';
    readonly houses: 'count' | 'houses';
    readonly house: 'house';
    readonly 'at-street': 'house';
    readonly 'at-floor': 'floor' | 'house';
    readonly bid: 'material' | 'number';
    readonly doubled: 'bid';
    readonly money: 'amount';
    readonly 'money-minus': 'amount';
    readonly 'money-plus': 'amount';
    readonly 'head-open': never;
    readonly 'head-open-other': 'name';
    readonly 'head-bid': 'bid' | 'other';
    readonly 'head-bid-other': 'bid' | 'name';
    readonly 'head-build': never;
    readonly 'head-build-other': 'name';
    readonly 'head-last': 'name';
    readonly 'head-lean': never;
    readonly 'head-lean-other': 'name';
    readonly 'head-bonus': 'other';
    readonly 'head-bonus-other': 'name' | 'other';
    readonly 'head-won-you': 'mine' | 'theirs';
    readonly 'head-won': 'mine' | 'name' | 'theirs';
    readonly 'head-tied': 'money';
    readonly 'say-dealt': 'grounds' | 'name' | 'round';
    readonly 'say-hand': 'tiles';
    readonly 'say-bid': 'bid' | 'name';
    readonly 'say-accepted': 'bid' | 'name' | 'saboteur';
    readonly 'say-doubled': 'bid' | 'name' | 'saboteur';
    readonly 'say-revealed': never;
    readonly 'say-placed': 'name' | 'place' | 'tile';
    readonly 'say-bonus': 'name' | 'other' | 'place' | 'tile';
    readonly 'say-leaned-left': 'place';
    readonly 'say-leaned-right': 'place';
    readonly 'say-chosen-left': 'place';
    readonly 'say-chosen-right': 'place';
    readonly 'say-asked': 'place';
    readonly 'say-collapsed': 'capacity' | 'house' | 'load' | 'tile';
    readonly 'say-crushed': 'place' | 'tile';
    readonly 'say-fell': 'from' | 'house' | 'tile' | 'to';
    readonly 'say-lost': 'from' | 'house' | 'tile';
    readonly 'say-combo': 'count';
    readonly 'say-passed': 'name';
    readonly 'say-forced': 'name';
    readonly 'say-fulfilled': 'bid' | 'count' | 'money' | 'name';
    readonly 'say-failed': 'bid' | 'count' | 'money' | 'name';
    readonly 'say-won': 'mine' | 'name' | 'theirs';
    readonly 'say-tied': 'money';
    readonly 'group-bid': never;
    readonly 'group-bid-of': 'material';
    readonly 'group-answer': never;
    readonly 'group-place': never;
    readonly 'group-pair': never;
    readonly 'group-bonus': 'name';
    readonly 'group-lean': 'place';
    readonly 'group-nothing': never;
    readonly 'group-pick': never;
    readonly 'group-alone': 'kind';
    readonly 'group-second': 'kind' | 'material';
    readonly 'group-after': 'first';
    readonly 'do-accept': 'bid' | 'stakes';
    readonly 'do-double': 'bid' | 'stakes';
    readonly stakes: 'gain' | 'loss';
    readonly 'do-place': 'kind' | 'place';
    readonly 'do-pair': 'first' | 'second';
    readonly 'do-lean-left': never;
    readonly 'do-lean-right': never;
    readonly 'do-pass': never;
    readonly 'do-skip': never;
    readonly 'pick-tile': 'count' | 'kind' | 'weight';
    readonly 'pick-ground': 'capacity' | 'count' | 'kind';
    readonly 'pick-second': 'place';
    readonly 'outcome-holds': never;
    readonly 'outcome-load': 'capacity' | 'house' | 'load';
    readonly 'outcome-either': never;
    readonly 'outcome-collapse': 'houses' | 'tiles';
    readonly 'outcome-may-collapse': 'houses' | 'tiles';
    readonly 'outcome-combo': 'count';
    readonly 'outcome-combo-bonus': 'count';
    readonly 'outcome-count': 'count';
    readonly 'hint-open': never;
    readonly 'hint-answer': never;
    readonly 'hint-bid': 'bid';
    readonly 'hint-contract': 'bid' | 'gain' | 'loss' | 'name';
    readonly 'hint-pick': never;
    readonly 'hint-cell': 'kind';
    readonly 'hint-build': never;
    readonly 'hint-second': 'material';
    readonly 'hint-bonus': 'name';
    readonly 'hint-lean': never;
    readonly 'hint-order': never;
    readonly 'hint-double': never;
    readonly 'hint-pale': never;
    readonly 'button-build': never;
    readonly 'button-back': never;
    readonly 'button-pass': never;
    readonly 'button-pass-sure': never;
    readonly 'button-skip': never;
    readonly 'button-skip-sure': never;
    readonly 'button-accept': never;
    readonly 'button-accept-sure': never;
    readonly 'button-double': never;
    readonly 'button-double-sure': never;
    readonly 'button-bid': 'bid';
    readonly 'button-history': never;
    readonly 'button-sheet': never;
    readonly 'sign-round': 'round' | 'rounds';
    readonly 'sign-open': 'name';
    readonly 'sign-bid': 'name' | 'rounds';
    readonly 'sign-contract': 'bid';
    readonly 'sign-doubled': 'bid';
    readonly 'sign-now': 'money';
    readonly 'sign-roles': 'contractor' | 'saboteur';
    readonly 'stock-hand': 'count';
    readonly 'stock-street': 'count';
    readonly 'stock-hand-brief': 'count';
    readonly 'stock-street-brief': 'count';
    readonly 'sheet-title': 'round';
    readonly 'sheet-contract': 'bid' | 'name';
    readonly 'sheet-count': 'count';
    readonly 'sheet-gets': 'name';
    readonly 'sheet-saboteur': 'name';
    readonly 'sheet-before': never;
    readonly 'sheet-round': 'bid' | 'count' | 'name' | 'round';
    readonly 'sheet-total': 'name';
    readonly 'score-reward': never;
    readonly 'score-extra': 'count' | 'each';
    readonly 'score-missing': 'count' | 'each';
    readonly 'score-doubled': never;
    readonly 'score-stood': 'bid' | 'count';
    readonly 'score-line': 'label' | 'round' | 'stood';
    readonly 'score-match': never;
    readonly 'after-bill': 'bid' | 'count' | 'money' | 'name';
    readonly 'after-more': 'count' | 'name';
    readonly 'after-fewer': 'count' | 'name';
    readonly 'panel-bid': 'bid';
    readonly 'panel-contractor': 'bid';
    readonly 'panel-saboteur': never;
    readonly 'panel-hidden': 'count';
    readonly 'panel-hand': 'tiles';
    readonly 'panel-empty': never;
    readonly 'picture-keys': never;
    readonly 'describe-bidding': 'round';
    readonly 'describe-street': 'bid' | 'count' | 'material' | 'round';
    readonly 'describe-house': 'capacity' | 'house' | 'load';
    readonly 'describe-no-ground': 'house';
    readonly 'describe-ground': 'capacity' | 'kind';
    readonly 'describe-tile': 'floor' | 'kind' | 'weight';
    readonly 'describe-leans-left': never;
    readonly 'describe-leans-right': never;
    readonly 'describe-consumed': never;
    readonly 'describe-hand': 'name';
    readonly 'describe-round': 'round';
    readonly 'describe-stood': 'count';
    readonly 'refused-too-high': never;
    readonly 'refused-too-low': never;
    readonly 'refused-nothing-bid': never;
    readonly 'refused-too-many-tiles': never;
    readonly 'refused-not-in-hand': never;
    readonly 'refused-same-tile': never;
    readonly 'refused-not-same-material': never;
    readonly 'refused-not-adjacent': never;
    readonly 'refused-occupied': never;
    readonly 'refused-not-ground': never;
    readonly 'refused-ground-only': never;
    readonly 'refused-six-grounds': never;
    readonly 'refused-not-beside-ground': never;
    readonly 'refused-above-roof': never;
    readonly 'refused-below-tile': never;
    readonly 'refused-unsupported': never;
    readonly 'option-rounds': never;
    readonly 'option-rounds-hint': never;
    readonly 'option-opener': never;
    readonly 'option-opener-hint': never;
    readonly 'option-opener-random': never;
    readonly 'option-tiles': never;
    readonly 'option-tiles-hint': never;
    readonly 'option-tiles-standard': never;
    readonly 'rules-aim-title': never;
    readonly 'rules-aim': never;
    readonly 'rules-tiles-title': never;
    readonly 'rules-tiles': never;
    readonly 'rules-table-material': never;
    readonly 'rules-table-ground': never;
    readonly 'rules-table-tier': never;
    readonly 'rules-table-roof': never;
    readonly 'rules-table-cell': 'count' | 'figure';
    readonly 'rules-bid-title': never;
    readonly 'rules-bid': never;
    readonly 'rules-bid-answer': never;
    readonly 'rules-turn-title': never;
    readonly 'rules-turn': never;
    readonly 'rules-turn-two': never;
    readonly 'rules-where-title': never;
    readonly 'rules-where-ground': never;
    readonly 'rules-where-up': never;
    readonly 'rules-where-side': never;
    readonly 'rules-load-title': never;
    readonly 'rules-load': never;
    readonly 'rules-load-keep': never;
    readonly 'rules-collapse-title': never;
    readonly 'rules-collapse': never;
    readonly 'rules-combo-title': never;
    readonly 'rules-combo': never;
    readonly 'rules-combo-bonus': never;
    readonly 'rules-score-title': never;
    readonly 'rules-score': never;
    readonly 'rules-example': never;
    readonly 'rules-match-title': never;
    readonly 'rules-match': never;
    readonly 'rules-expert': never;
    readonly 'rules-tip-title': never;
    readonly 'rules-tip': never;
    readonly 'rules-try-title': never;
    readonly 'rules-try': never;
    readonly 'rules-try-street': never;
    readonly 'rules-try-again': never;
    readonly 'tip-ground': 'capacity';
    readonly 'tip-tier': never;
    readonly 'tip-tier-old': never;
    readonly 'tip-roof': never;
    readonly 'tip-street': never;
    readonly 'tip-air': never;
    readonly 'tip-gauge': never;
    readonly 'tip-bid': never;
    readonly 'tip-material': never;
    readonly 'tip-back': never;
    readonly 'part-place': 'piece' | 'place';
    readonly 'whole-place': 'what';
    readonly 'whole-bonus': 'name' | 'what';
    readonly 'whole-lean-left': 'place';
    readonly 'whole-lean-right': 'place';
  };
};

/** The keys of the first-game guide. */
export type GuideKey =
  | 'bid'
  | 'bid-high'
  | 'bid-low'
  | 'bid-else'
  | 'bid-done'
  | 'build'
  | 'build-pass'
  | 'build-done'
  | 'boom'
  | 'boom-pass'
  | 'boom-else'
  | 'boom-done'
  | 'lean'
  | 'lean-else'
  | 'lean-done'
  | 'combo'
  | 'combo-else'
  | 'combo-done'
  | 'bonus'
  | 'bonus-skip'
  | 'bonus-done'
  | 'bill'
  | 'bill-boom'
  | 'bill-else'
  | 'bill-done'
  | 'end';
