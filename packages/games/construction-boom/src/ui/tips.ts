import type { TipWords } from '@boomtown/scene-kit';
import { captionOf, describeTile } from './describe.ts';
import { bidOf, bidsFrom } from './keys.ts';
import { KINDS, type KindName, kindOf } from './kinds.ts';
import { loadsOf, MATERIALS, type TileId, tileOf, tilesOf } from './rules.ts';
import { type BoomTelling, bidText, capital, houseOf, kindName, materialName, nameOf, placeName } from './telling.ts';

/** The tip of a drawn thing: of a tile and where it stands, what a ground carries, a bid, a material, a hand's owner, the contract. */
export function tipFor(key: string, telling: BoomTelling): TipWords | null {
  const { words, view } = telling;
  const [thing = '', ...of] = key.split(':');
  const [a = '', b = ''] = of;
  switch (thing) {
    case 'tile':
    case 'stamp':
    case 'strut':
    case 'crack':
    case 'counted':
    case 'combo':
    case 'fate':
      return tileTip(Number(a), telling);
    case 'cell': {
      const [column = 0, row = 0] = a.split(',').map(Number);
      const built = view.building.find((one) => one.column === column && one.row === row);
      if (built !== undefined) return tileTip(built.tile, telling);
      const name = capital(placeName({ column, row }, words), words);
      return row === 0
        ? { name, does: words.text('construction-boom.tip-street'), rule: '4.3' }
        : { name, does: words.text('construction-boom.tip-air'), rule: '4.4' };
    }
    case 'stack': {
      const kind = KINDS.find(({ name }) => name === b);
      if (kind === undefined) return null;
      const set = tilesOf(view.options);
      const tile = set.find(({ material, type }) => material === kind.material && type === kind.type);
      return { name: kindName(kind.name, words), ...kindTip(kind.name, tile?.capacity ?? 0, telling) };
    }
    case 'gauge':
    case 'load':
    case 'house': {
      const ground = loadsOf(view).find((one) => one.ground === Number(a));
      if (ground === undefined) return null;
      const { load, capacity } = ground;
      const house = houseOf(ground.column);
      return {
        name: words.text('construction-boom.describe-house', { house, load, capacity }),
        does: words.text('construction-boom.tip-gauge'),
        rule: '6.1',
      };
    }
    case 'bid': {
      const bid = bidOf(key);
      if (bid === null) return null;
      return { name: bidText(bid, words), does: words.text('construction-boom.tip-bid'), rule: '3.1' };
    }
    // What lies on a bid or on a stack.
    case 'rung':
    case 'rung-number':
    case 'maker':
    case 'count':
      return tipFor(of.join(':'), telling);
    case 'bids':
    case 'plank':
    case 'plank-name':
    case 'plank-swatch':
    case 'plank-stock':
    case 'sign-swatch': {
      const material = bidsFrom(key)?.material ?? MATERIALS.find((one) => one === a);
      if (material === undefined) return null;
      const name = capital(materialName(material, words), words);
      return { name, does: words.text('construction-boom.tip-material'), rule: '3.1' };
    }
    case 'side':
    case 'bead':
      return a === 'left' || a === 'right' ? { name: words.text(`construction-boom.do-lean-${a}`) } : null;
    case 'owner':
    case 'owner-name':
      return { name: nameOf(Number(a), telling) };
    case 'back':
      return { name: nameOf(Number(a), telling), does: words.text('construction-boom.tip-back'), rule: '2.3' };
    case 'sign': {
      const name = captionOf(telling);
      return name === null ? null : { name };
    }
    default:
      return null;
  }
}

function tileTip(tile: TileId, telling: BoomTelling): TipWords {
  const { words, view } = telling;
  const built = view.building.find((one) => one.tile === tile);
  const kind = kindOf(tile, view.options);
  const name =
    built === undefined
      ? kindName(kind, words)
      : `${capital(placeName(built, words), words)}: ${describeTile(built, { words, view })}`;
  return { name, ...kindTip(kind, tileOf(tilesOf(view.options), tile).capacity, telling) };
}

function kindTip(kind: KindName, capacity: number, { words }: BoomTelling): Omit<TipWords, 'name'> {
  if (kind.endsWith('ground')) return { does: words.text('construction-boom.tip-ground', { capacity }), rule: '6.1' };
  if (kind.endsWith('roof')) return { does: words.text('construction-boom.tip-roof'), rule: '4.5' };
  const does = words.text(kind === 'old-tier' ? 'construction-boom.tip-tier-old' : 'construction-boom.tip-tier');
  return { does, rule: '4.4' };
}
