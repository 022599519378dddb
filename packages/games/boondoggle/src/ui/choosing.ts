import { nodeKey, schemeKey, segmentKey } from './keys.ts';
import { type Action, type PublicView, SEGMENT_IDS, type Seat, type SegmentId } from './rules.ts';

/** What may be done now, and by whom. */
export interface Offer {
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

/** The legal action that touching this place means. */
export function actionAt(target: string, { legal }: Offer): Action | null {
  const meant = legal.filter((action) => targetsOf(action).includes(target));
  // A road on which both schemes are possible is no answer yet; their tags are.
  const both = meant.length > 1 && target.startsWith('segment:');
  return both ? null : (meant[0] ?? null);
}

/** The targets of the picture that mean this action. */
function targetsOf(action: Action): readonly string[] {
  switch (action.type) {
    case 'build':
      return [segmentKey(action.segment)];
    case 'kickback':
    case 'guardrail':
      return [segmentKey(action.segment), schemeKey(action.type, action.segment)];
    case 'play':
      return action.card === 'night-shift' ? [segmentKey(action.segment)] : [];
    case 'destination':
      return [nodeKey('C')];
    default:
      return [];
  }
}

/** The action for a touch on a mile that can't be laid now. It is sent, so that the refusal says why not. */
export function attemptAt(target: string, { seat, legal }: Offer, view: PublicView): Action | null {
  if (view.actor !== seat) return null;
  const segment = SEGMENT_IDS.find((id) => target.endsWith(`:${id}`));
  if (segment === undefined) return null;
  if (view.phase === 'build' && target === segmentKey(segment)) return { type: 'build', segment };
  if (view.phase !== 'scheme') return null;
  if (target === schemeKey('guardrail', segment)) return { type: 'guardrail', segment };
  // Where a scheme is possible its tag is what is meant.
  const isNone = target === segmentKey(segment) && legal.every((action) => segmentOf(action) !== segment);
  return isNone || target === schemeKey('kickback', segment) ? { type: 'kickback', segment } : null;
}

/** May any mile be touched now, be it the wrong one? */
export function takesMiles({ seat }: Offer, view: PublicView): boolean {
  return view.actor === seat && (view.phase === 'build' || view.phase === 'scheme');
}

/** The segment on which an action lays a mile, if it does. */
export function segmentOf(action: Action): SegmentId | null {
  return 'segment' in action ? action.segment : null;
}

export function isSameAction(a: Action, b: Action): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
