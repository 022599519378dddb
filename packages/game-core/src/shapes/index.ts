/** How a game declares what its values are: types, parsing, JSON Schemas, random values and the wire follow from it. */
export type { GameShape } from '../contract.ts';
export {
  either,
  flag,
  list,
  listBy,
  object,
  oneOf,
  optional,
  orNull,
  pair,
  partial,
  perSeat,
  places,
  record,
  said,
  seat,
  tagged,
  text,
  tuple,
  where,
  whole,
} from './build.ts';
export { optionsParserOf, type Parser, parserOf, type TypesOf } from './game-shape.ts';
export { type JsonSchema, jsonSchemaOf, variantsOf } from './json-schema.ts';
export { randomOf } from './random.ts';
export { arePlain, type Reader, Reading, readerOf } from './read.ts';
export type { Form, Json, Keyed, ObjectForm, Shape, ShapeOf, TaggedForm } from './shape.ts';
