// Written by "npm run words -- keys" from en.json.

/** The keys of this folder, and the blanks of each English sentence. */
export type Messages = {
  readonly 'bau-boom': {
    readonly name: never;
    readonly author: never;
    readonly tagline: never;
    readonly 'preset-quick': never;
    readonly 'preset-children': never;
    readonly 'preset-expert': never;
    readonly 'leaving-ends': never;
    readonly 'leaving-stays': never;
    readonly 'side-red': never;
    readonly 'side-yellow': never;
    readonly 'side-green': never;
    readonly 'side-blue': never;
    readonly 'letter-red': never;
    readonly 'letter-yellow': never;
    readonly 'letter-green': never;
    readonly 'letter-blue': never;
    readonly 'the-red': never;
    readonly 'the-yellow': never;
    readonly 'the-green': never;
    readonly 'the-blue': never;
    readonly 'a-red': never;
    readonly 'a-yellow': never;
    readonly 'a-green': never;
    readonly 'a-blue': never;
    readonly 'count-red': 'count';
    readonly 'count-yellow': 'count';
    readonly 'count-green': 'count';
    readonly 'count-blue': 'count';
    readonly 'space-start': never;
    readonly 'space-normal': 'space';
    readonly 'space-ladybug': 'space';
    readonly 'space-anteater': 'space';
    readonly 'space-from': 'space';
    readonly 'space-to': 'space';
    readonly 'space-start-from': never;
    readonly 'space-start-to': never;
    readonly peek: 'block';
    readonly 'head-roll': never;
    readonly 'head-roll-other': 'name';
    readonly 'head-move': never;
    readonly 'head-move-other': 'name';
    readonly 'head-choice': 'block';
    readonly 'head-choice-other': 'block' | 'name';
    readonly 'head-build': never;
    readonly 'head-build-other': 'name';
    readonly 'head-demolish': never;
    readonly 'head-demolish-other': 'name';
    readonly 'head-won-you': never;
    readonly 'head-won': 'name';
    readonly 'head-most-you': never;
    readonly 'head-most': 'name';
    readonly 'head-shared': 'names';
    readonly 'say-rolled': 'first' | 'name' | 'second';
    readonly 'say-moved': 'from' | 'name' | 'to';
    readonly 'say-stayed': 'name' | 'to';
    readonly 'say-pushed': 'name' | 'other' | 'to';
    readonly 'say-loaded': 'from' | 'name';
    readonly 'say-loaded-open': 'block' | 'from' | 'name';
    readonly 'say-drawn': 'name';
    readonly 'say-drawn-open': 'block' | 'name';
    readonly 'say-lost': 'name';
    readonly 'say-left': 'name';
    readonly 'say-unloaded': 'blocks' | 'name';
    readonly 'say-unloaded-nothing': 'name';
    readonly 'say-built': 'block' | 'name' | 'square';
    readonly 'say-returned': 'count' | 'name';
    readonly 'say-demolished': 'block' | 'name' | 'square';
    readonly 'say-filled': 'count';
    readonly 'say-refilled': 'space';
    readonly 'say-refilled-open': 'block' | 'space';
    readonly 'say-won': 'name';
    readonly 'say-limit': never;
    readonly 'group-roll': never;
    readonly 'group-move': never;
    readonly 'group-choice': never;
    readonly 'group-build': never;
    readonly 'group-demolish': never;
    readonly 'do-roll': never;
    readonly 'do-first': 'count' | 'to';
    readonly 'do-second': 'count' | 'to';
    readonly 'do-sum': 'count' | 'to';
    readonly 'do-difference': 'count' | 'to';
    readonly 'do-take': 'block';
    readonly 'do-leave': 'block';
    readonly 'do-build': 'block' | 'square';
    readonly 'do-demolish': 'block' | 'square';
    readonly 'whole-build': 'what';
    readonly 'whole-demolish': 'what';
    readonly 'with-effects': 'effects' | 'move';
    readonly 'effect-then': 'first' | 'then';
    readonly 'effect-nothing': never;
    readonly 'effect-no-fit': 'block';
    readonly 'effect-may-take': 'block';
    readonly 'effect-ladybug': 'block';
    readonly 'effect-ladybug-bare': never;
    readonly 'effect-ladybug-open': 'block';
    readonly 'effect-ladybug-bare-open': never;
    readonly 'effect-ladybug-young': 'block';
    readonly 'effect-ladybug-bare-young': never;
    readonly 'effect-ladybug-last': 'block';
    readonly 'effect-ladybug-bare-last': never;
    readonly 'effect-anteater': never;
    readonly 'effect-anteater-none': never;
    readonly 'effect-start': never;
    readonly 'effect-start-none': never;
    readonly 'effect-push': 'name' | 'to';
    readonly 'effect-push-ladybug': 'block' | 'name' | 'to';
    readonly 'effect-push-ladybug-young': 'block' | 'name' | 'to';
    readonly 'effect-push-ladybug-bare': 'name' | 'to';
    readonly 'effect-push-ladybug-bare-young': 'name' | 'to';
    readonly 'effect-push-must-take': 'block' | 'name' | 'to';
    readonly 'effect-push-anteater': 'name' | 'to';
    readonly 'effect-push-start': 'name';
    readonly 'refused-no-such-move': never;
    readonly 'refused-no-such-square': never;
    readonly 'refused-not-in-hand': never;
    readonly 'refused-covered': never;
    readonly 'refused-wrong-colour': never;
    readonly 'refused-unsupported': never;
    readonly 'refused-nothing-there': never;
    readonly 'refused-load-bearing': never;
    readonly 'describe-caption': never;
    readonly 'describe-trail': 'from' | 'to';
    readonly 'describe-space': 'space' | 'what';
    readonly 'describe-start': 'what';
    readonly 'describe-ladybug': 'space' | 'what';
    readonly 'describe-anteater': 'space' | 'what';
    readonly 'describe-bare': never;
    readonly 'describe-barrow': 'name';
    readonly 'describe-barrows': never;
    readonly 'describe-load': 'count' | 'name' | 'space';
    readonly 'describe-load-open': 'blocks' | 'name' | 'space';
    readonly 'describe-container': never;
    readonly 'describe-container-count': 'count';
    readonly 'describe-die': 'count';
    readonly 'describe-hill': 'name' | 'row';
    readonly 'describe-square': 'square' | 'what';
    readonly 'describe-built': 'side';
    readonly 'describe-empty': 'side';
    readonly 'describe-hand': 'name';
    readonly 'panel-load': 'count';
    readonly 'panel-load-open': 'blocks';
    readonly 'panel-load-none': never;
    readonly 'panel-at': 'space';
    readonly 'panel-score': 'built' | 'squares';
    readonly 'won-hill': 'name';
    readonly 'score-built': never;
    readonly 'score-squares': never;
    readonly 'score-share': never;
    readonly 'after-lacked': 'count' | 'name';
    readonly 'option-variant': never;
    readonly 'option-variant-hint': never;
    readonly 'option-variant-standard': never;
    readonly 'option-variant-clever': never;
    readonly 'option-variant-young': never;
    readonly 'option-hills': never;
    readonly 'option-hills-hint': never;
    readonly 'option-hills-10': never;
    readonly 'option-hills-15': never;
    readonly 'option-starter': never;
    readonly 'option-starter-hint': never;
    readonly 'option-starter-random': never;
    readonly 'option-openBarrows': never;
    readonly 'option-openBarrows-hint': never;
    readonly 'option-turnLimit': never;
    readonly 'option-turnLimit-hint': never;
    readonly 'rules-aim-title': never;
    readonly 'rules-aim': never;
    readonly 'rules-setup-title': never;
    readonly 'rules-setup': never;
    readonly 'rules-setup-hills': never;
    readonly 'rules-setup-first': never;
    readonly 'rules-turn-title': never;
    readonly 'rules-turn': never;
    readonly 'rules-push': never;
    readonly 'rules-push-effects': never;
    readonly 'rules-push-mover': never;
    readonly 'rules-try-move': never;
    readonly 'rules-spaces-title': never;
    readonly 'rules-normal': never;
    readonly 'rules-ladybug': never;
    readonly 'rules-anteater': never;
    readonly 'rules-start': never;
    readonly 'rules-covered': never;
    readonly 'rules-build-title': never;
    readonly 'rules-build': never;
    readonly 'rules-try-build': never;
    readonly 'rules-hand': never;
    readonly 'rules-try-done': never;
    readonly 'rules-again': never;
    readonly 'rules-left-over': never;
    readonly 'rules-fill': never;
    readonly 'rules-win-title': never;
    readonly 'rules-win': never;
    readonly 'rules-variants-title': never;
    readonly 'rules-clever': never;
    readonly 'rules-young': never;
    readonly 'rules-open': never;
    readonly 'rules-young-title': never;
    readonly 'rules-young-aim': never;
    readonly 'rules-young-move': never;
    readonly 'rules-young-block': never;
    readonly 'rules-young-ladybug': never;
    readonly 'rules-young-refill': never;
    readonly 'rules-young-push': never;
    readonly 'rules-young-rest': never;
    readonly 'rules-young-win': never;
    readonly 'rules-try-young': never;
    readonly 'rules-tip-title': never;
    readonly 'rules-tip': never;
    readonly 'tip-normal': never;
    readonly 'tip-normal-young': never;
    readonly 'tip-ladybug': never;
    readonly 'tip-ladybug-young': never;
    readonly 'tip-anteater': never;
    readonly 'tip-anteater-young': never;
    readonly 'tip-start': never;
    readonly 'tip-start-young': never;
    readonly 'tip-barrow': never;
    readonly 'tip-hill': never;
    readonly 'tip-hill-clever': never;
    readonly 'tip-square': never;
    readonly 'tip-pile': never;
    readonly 'tip-basket': never;
    readonly 'tip-die': 'number';
    readonly 'tip-dice': never;
    readonly 'tip-dice-clever': never;
    readonly 'tip-dice-young': never;
    readonly 'whole-first': 'count' | 'to';
    readonly 'whole-second': 'count' | 'to';
    readonly 'whole-sum': 'count' | 'to';
    readonly 'whole-difference': 'count' | 'to';
  };
};

/** The keys of the first-game guide. */
export type GuideKey =
  | 'roll'
  | 'roll-done'
  | 'move'
  | 'move-sum'
  | 'move-done'
  | 'take'
  | 'take-leave'
  | 'take-done'
  | 'ladybug'
  | 'ladybug-anteater'
  | 'ladybug-second'
  | 'ladybug-done'
  | 'push'
  | 'push-else'
  | 'push-done'
  | 'home'
  | 'home-done'
  | 'build'
  | 'build-done'
  | 'top'
  | 'top-done'
  | 'end';
