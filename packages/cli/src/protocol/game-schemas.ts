import type { AnyGame } from '@boomtown/game-core';
import { type JsonSchema, jsonSchemaOf, type Shape } from '@boomtown/game-core/shapes';

/** The inputs and views of a game at a table of `seats`, as JSON Schemas (2020-12). */
export function gameSchemas({ shape, defaults }: AnyGame, seats: number): { readonly [part: string]: JsonSchema } {
  const schema = (part: Shape<unknown>) => jsonSchemaOf(part, seats);
  return {
    // Options that are left out take their defaults.
    options: { ...schema(shape.options), required: [], default: JSON.parse(JSON.stringify(defaults)) },
    action: schema(shape.action),
    event: schema(shape.event),
    state: schema(shape.state),
    public: schema(shape.publicView),
    private: schema(shape.privateView),
  };
}
