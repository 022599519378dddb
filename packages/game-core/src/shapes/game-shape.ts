import type { GameShape, GameTypes } from '../contract.ts';
import { malformed, ok, type Result, refuse } from '../result.ts';
import { isObject } from '../shape.ts';
import { Reading, readerOf } from './read.ts';
import type { Shape, ShapeOf } from './shape.ts';

/** The bag of types of a game, from its shapes. */
export interface TypesOf<S extends { readonly [part in keyof GameShape<GameTypes>]: Shape<unknown> }> {
  readonly Options: ShapeOf<S['options']>;
  readonly State: ShapeOf<S['state']>;
  readonly Action: ShapeOf<S['action']>;
  readonly Event: ShapeOf<S['event']>;
  readonly PublicView: ShapeOf<S['publicView']>;
  readonly PrivateView: ShapeOf<S['privateView']>;
}

/** Reads values from outside for a table of `seats`, or fails with `malformed` and the place that is wrong. */
export type Parser<T> = (raw: unknown, seats: number) => Result<T>;

/** @param what what such a value is, as the end of "This is no …" */
export function parserOf<T>(shape: Shape<T>, what: string): Parser<T> {
  const read = readerOf(shape);
  return (raw, seats) => {
    const reading = new Reading(seats);
    const value = read(raw, reading);
    return value === undefined ? malformed(`This is no ${what}. ${reading.fault}`) : ok(value);
  };
}

/**
 * Reads options from outside; what is left out takes its default. Fails with `bad-options`, or with the code that the
 * shape has for the place that is wrong.
 * @param rule the section of the rules that lists the options
 */
export function optionsParserOf<T extends object>(shape: Shape<T>, defaults: T, rule: string): Parser<T> {
  const read = readerOf(shape);
  return (raw, seats) => {
    const reading = new Reading(seats);
    const value = read(isObject(raw) ? { ...defaults, ...raw } : raw, reading);
    if (value !== undefined) return ok(value);
    const { code = 'bad-options', rule: own = rule } = reading.expected;
    return refuse(code, `These are no options of the game. ${reading.fault}`, own);
  };
}
