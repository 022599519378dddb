import type { Translated } from '@boomtown/i18n';
import type { deviceEn } from './device.en.ts';

/** German of `deviceEn`. */
export const deviceDe: Translated<typeof deviceEn> = {
  title: 'Auch an diesem Gerät',
  hint: 'Ihr gebt das Gerät zwischen euren Zügen weiter. Was nur eine oder einer von euch sehen darf, ist so lange verdeckt.',
  add: 'Noch jemanden an dieses Gerät setzen',
  name: 'Person {number} an diesem Gerät',
  newName: 'Name von noch jemandem an diesem Gerät',
  sit: 'Hierher setzen',
  ready: 'Wir sind bereit',
  notReady: 'Wir sind doch noch nicht bereit',
  remove: 'Person {number} entfernen',
  people: {
    one: 'An diesem Gerät spielt {count} Person.',
    other: 'An diesem Gerät spielen {count} Personen.',
  },
  here: 'an diesem Gerät',
  holds: 'hat das Gerät',
  handTo: 'Gib das Gerät an {name}',
  who: 'Wer hat das Gerät?',
  covered: 'Was nur eine oder einer von euch sehen darf, ist verdeckt.',
  iAm: 'Ich bin {name}',
  coming: 'Das Brett kommt, sobald der Server antwortet.',
  since: 'Was geschehen ist',
  to: ': ',
  handOn: 'Weitergeben',
  handOnTo: 'Weiter an {name}',
  look: 'Meine Karten',
  layOpen: 'Karten verdecken',
  back: 'Zurück zum Tisch',
  moved: 'Ein Platz dieses Geräts ist auf ein anderes umgezogen. Dort wird er weitergespielt.',
  whose: 'Wessen Platz?',
};
