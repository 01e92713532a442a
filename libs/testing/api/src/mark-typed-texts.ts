import type { EndpointSchemas } from '@shop/contract/endpoint';
import { isSchema, partsOf, stepsOf } from '@shop/contract/schema-steps';
import * as v from 'valibot';
import type { TestApi } from './open-test-api';

/** What a stranger types wherever there is room for a text. */
export const MARK = '印・当選おめでとうございます';
const LINES = `${MARK}\n${MARK}`;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field is a text of several lines: it reads the break between two. A key keeps it as it is. */
function keepsLines(schema: v.GenericSchema): boolean {
  const { success, output } = v.safeParse(schema, LINES.replace('\n', '\r\n'));
  return success && output === LINES;
}

/** The fields of a schema's objects, whatever surrounds these. */
const fieldsOf = (schema: v.GenericSchema): readonly (readonly [string, v.GenericSchema])[] =>
  stepsOf(schema)
    .filter(isSchema)
    .flatMap((step) => partsOf(step))
    .flatMap(({ name, schema: part }) =>
      name === '' ? fieldsOf(part) : [[name.replace(/^\./, ''), part] as const],
    );

/** An object with the mark in every text of several lines that its schema has, given or not. */
function marked(schema: v.GenericSchema, value: object): object {
  const given = new Map<string, unknown>(Object.entries(value));
  for (const [name, part] of fieldsOf(schema)) {
    const inner = given.get(name);
    if (keepsLines(part)) given.set(name, LINES);
    else if (isObject(inner)) given.set(name, marked(part, inner));
  }
  return Object.fromEntries(given);
}

const markInput = (
  { schemas: { body } }: { readonly schemas: EndpointSchemas },
  input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
) => (body === undefined || !isObject(input.body) ? input : { ...input, body: marked(body, input.body) });

/**
 * The same API for a stranger who types the mark into every text of several lines that a call takes, so that a test sees
 * where it is repeated. A text that is added to a call is marked without anybody naming it.
 */
export const withTypedMarks = (api: TestApi): TestApi => ({
  ...api,
  call: (spec, input, options) => api.callWith(spec, markInput(spec, input), options),
  callWith: (spec, input, options) => api.callWith(spec, markInput(spec, input), options),
});
