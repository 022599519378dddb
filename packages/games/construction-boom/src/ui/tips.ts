import { bidOf } from './keys.ts';
import { KINDS, kindOf } from './kinds.ts';
import { loadsOf, MATERIALS } from './rules.ts';
import { type BoomTelling, bidText, capital, houseOf, kindName, materialName, nameOf, placeName } from './telling.ts';

/** What a drawn thing is called: a tile and where it stands, a gauge, a bid, a hand's owner. */
export function tipFor(key: string, telling: BoomTelling): string | null {
  const { words, view } = telling;
  const [thing = '', a = '', b = ''] = key.split(':');
  switch (thing) {
    case 'tile': {
      const kind = kindName(kindOf(Number(a), view.options), words);
      const built = view.building.find(({ tile }) => tile === Number(a));
      return built === undefined
        ? kind
        : words.text('construction-boom.do-place', { kind, place: placeName(built, words) });
    }
    case 'cell': {
      const [column = 0, row = 0] = a.split(',').map(Number);
      return capital(placeName({ column, row }, words), words);
    }
    case 'stack': {
      const kind = KINDS.find(({ name }) => name === b);
      return kind === undefined ? null : kindName(kind.name, words);
    }
    case 'gauge':
    case 'load': {
      const ground = loadsOf(view).find((one) => one.ground === Number(a));
      if (ground === undefined) return null;
      const { load, capacity } = ground;
      return words.text('construction-boom.describe-house', { house: houseOf(ground.column), load, capacity });
    }
    case 'bid':
    case 'rung': {
      const bid = bidOf(key.startsWith('rung:') ? key.slice('rung:'.length) : key);
      return bid === null ? null : bidText(bid, words);
    }
    case 'plank-swatch':
    case 'sign-swatch': {
      const material = MATERIALS.find((one) => one === a);
      return material === undefined ? null : capital(materialName(material, words), words);
    }
    case 'owner':
    case 'back':
      return nameOf(Number(a), telling);
    default:
      return null;
  }
}
