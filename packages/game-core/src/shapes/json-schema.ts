import type { Form, Json, ObjectForm, Shape, TaggedForm } from './shape.ts';

/** A JSON Schema (2020-12). */
export type JsonSchema = { readonly [keyword: string]: Json };

/** The values of a shape at a table of `seats`. What `where` asks beyond that is only said in words. */
export function jsonSchemaOf(shape: Shape<unknown>, seats: number): JsonSchema {
  return schemaOf(shape, seats);
}

function schemaOf(form: Form, seats: number): JsonSchema {
  switch (form.kind) {
    case 'whole':
      return { type: 'integer', ...bounds('minimum', 'maximum', form.least, form.most) };
    case 'seat':
      return { type: 'integer', minimum: 0, maximum: seats - 1 };
    case 'flag':
      return { type: 'boolean' };
    case 'one-of':
      return form.values.length === 1 ? { const: form.values[0] ?? null } : { enum: form.values };
    case 'text':
      return form.letters === undefined
        ? { type: 'string', ...bounds('minLength', 'maxLength', form.least, form.most) }
        : { type: 'string', pattern: `^[${escaped(form.letters)}]{${form.least},${form.most}}$` };
    case 'list':
      return {
        type: 'array',
        items: schemaOf(form.item, seats),
        ...bounds('minItems', 'maxItems', form.least, form.most),
      };
    case 'per-seat':
      return { type: 'array', items: schemaOf(form.item, seats), minItems: seats, maxItems: seats };
    case 'tuple': {
      const { length } = form.items;
      const items = form.items.map((item) => schemaOf(item, seats));
      return { type: 'array', prefixItems: items, minItems: length, maxItems: length };
    }
    case 'object':
      return objectSchema(form, seats);
    case 'tagged':
      return { oneOf: variantsOf(form).map((variant) => objectSchema(variant, seats)) };
    case 'either':
      return { anyOf: form.forms.map((one) => schemaOf(one, seats)) };
    case 'said':
    case 'where':
      return { ...schemaOf(form.of, seats), description: form.said.words };
  }
}

function objectSchema({ fields, optional }: ObjectForm, seats: number): JsonSchema {
  const properties = Object.entries(fields).map(([key, field]) => [key, schemaOf(field, seats)] as const);
  const required = Object.keys(fields).filter((key) => !optional.has(key));
  return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false };
}

/** All objects that a tag, or one within it, tells apart. */
export function variantsOf({ forms }: TaggedForm): readonly ObjectForm[] {
  return Object.values(forms).flatMap((form) => (form.kind === 'object' ? [form] : variantsOf(form)));
}

function bounds(lower: string, upper: string, least: number, most: number): JsonSchema {
  return {
    ...(Number.isFinite(least) && !(lower !== 'minimum' && least === 0) ? { [lower]: least } : {}),
    ...(Number.isFinite(most) ? { [upper]: most } : {}),
  };
}

/** Letters as they stand in a class of a regular expression. */
function escaped(letters: string): string {
  return letters.replaceAll(/[\\\]^-]/g, '\\$&');
}
