import type { Translated } from './catalogue.ts';
import type { leavingEn } from './leaving.en.ts';

/** Italian of `leavingEn`. */
export const leavingIt: Translated<typeof leavingEn> = {
  'ends-constructo': 'Allora le manche giocate non decidono nulla, e questa non conta.',
  'ends-constructor': 'Allora le manche giocate non decidono nulla, e questa non conta.',
  'ends-construction-boom':
    'Allora il denaro guadagnato non decide nulla, e il contratto di questa manche non si salda.',
  'ends-bau-boom': 'Allora non decide nulla quanto sono costruiti i formicai.',
  'ends-boondoggle': 'Allora le miglia delle strade non decidono nulla.',
  'stays-bau-boom':
    'La tua carriola va avanti, sempre con il primo dado; lascia ogni blocco che può lasciare, e può ancora spingere ed essere spinta. Il tuo formicaio non può vincere.',
  'stays-boondoggle':
    'La tua strada e le tue merci restano sul tavolo. La tua azienda passa sempre, non commercia con nessuno e lascia avvenire ogni acquisto ostile.',
};
