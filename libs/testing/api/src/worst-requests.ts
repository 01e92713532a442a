import type { EndpointSpec } from '@shop/contract/endpoint';
import { isSchema, partsOf, stepsOf } from '@shop/contract/schema-steps';
import type { GenericSchema } from 'valibot';

/** A request, and what makes it expensive. */
export interface WorstRequest {
  readonly what: string;
  readonly path: string;
  /** JSON, possibly malformed. */
  readonly body?: string;
}

/** The limits of the storefront server, in bytes. */
interface Limits {
  readonly body: number;
  readonly query: number;
  readonly path: number;
}

/** A place in what a call takes, by the names and lists that lead to it. */
interface Place {
  readonly names: readonly string[];
  readonly type: string;
  /** The most elements of a list. */
  readonly max: number | null;
}

const ELEMENT = '[]';
/** Bytes of an address that one byte of a text takes at most. */
const ENCODED = 3;

/** Every place of a schema, itself first. */
function placesOf(schema: GenericSchema, names: readonly string[] = []): readonly Place[] {
  const steps = stepsOf(schema);
  return steps.flatMap((step, index) => {
    if (!isSchema(step)) return [];
    const bound = steps.slice(index).find(({ type }) => type === 'max_length')?.requirement;
    return [
      { names, type: step.type, max: typeof bound === 'number' ? bound : null },
      ...partsOf(step).flatMap(({ name, schema: part }) =>
        placesOf(part, name === '' ? names : [...names, name.replace(/^\./, '')]),
      ),
    ];
  });
}

const filled = (unit: string, size: number) =>
  unit.repeat(Math.max(1, Math.floor(size / Buffer.byteLength(unit))));
const listOf = (item: string, size: number) => `[${filled(`${item},`, size)}${item}]`;
/** So many short names, each once. */
const names = (size: number, write: (name: string) => string, between: string): string => {
  const written: string[] = [];
  for (let length = 0; length < size; length += written.at(-1)!.length + between.length)
    written.push(write(written.length.toString(36)));
  return written.join(between);
};

/** Texts that could be expensive for validation, patterns, normalisation and the search for card numbers. */
const BAD_TEXTS: Readonly<Record<string, (size: number) => string>> = {
  'a long word': (size) => filled('a', size),
  'single digits': (size) => filled('4 ', size),
  'runs of single digits': (size) => filled(`${'4 '.repeat(20)}x`, size),
  'letters that become many': (size) => filled('\ufdfa', size),
  'marks without end': (size) => `a${filled('\u0300\u0316', size)}`,
  'spaces in a word': (size) => `a${filled(' ', size)}a`,
};

/** A value at its place, in JSON. */
const at = (place: readonly string[], value: string): string =>
  place.reduceRight(
    (inner, name) => (name === ELEMENT ? `[${inner}]` : `{${JSON.stringify(name)}:${inner}}`),
    value,
  );

const shown = (place: readonly string[]) => place.join('.') || 'the whole';

/** Bodies whose cost no schema decides, of at most this size in bytes. */
const malformedBodies = (room: number): readonly (readonly [what: string, body: string])[] => [
  ['lists in lists', filled('[', room / 2) + filled(']', room / 2)],
  ['objects in objects', `${filled('{"a":', (room * 5) / 6)}1${filled('}', room / 6)}`],
  ['unknown names', `{${names(room - 8_000, (name) => `"${name}":1`, ',')}}`],
  ['one name again and again', `{${filled('"a":1,', room)}"a":1}`],
  ['a long name', `{"${filled('a', room)}":1}`],
  ['a long number', `{"a":${filled('4', room)}}`],
];

/** Queries whose cost no schema decides. */
const unknownQueries = (size: number): readonly (readonly [what: string, query: string])[] => [
  ['unknown names', names(size, (name) => name, '&')],
  ['unknown lists', names(size, (name) => `${name}[]`, '&')],
  ['one name again and again', filled('a&', size)],
];

/** Room for what surrounds a value at its place, in bytes. */
const FRAME = 1_000;

/** The most expensive bodies for a schema, of at most this size in bytes. */
function worstBodies(
  schema: GenericSchema,
  size: number,
): readonly (readonly [what: string, body: string])[] {
  const places = placesOf(schema);
  const room = size - FRAME;
  const texts = places.filter(({ type }) => type === 'string');
  const lists = places.filter(({ type }) => type === 'array');
  return [
    ...places.map(({ names: place }) => [`ones as ${shown(place)}`, at(place, listOf('1', room))] as const),
    ...lists.flatMap(({ names: place, max }) => [
      [`objects as ${shown(place)}`, at(place, listOf('{}', room))] as const,
      [`texts as ${shown(place)}`, at(place, listOf('""', room))] as const,
      [`as many objects as ${shown(place)} takes`, at(place, listOf('{}', 3 * ((max ?? 1) - 1)))] as const,
    ]),
    // What is done with every text alike is tried on the first one.
    ...texts.flatMap(({ names: place }, index) =>
      Object.entries(BAD_TEXTS)
        .slice(index === 0 ? 0 : -1)
        .map(
          ([what, make]) => [`${what} as ${shown(place)}`, at(place, JSON.stringify(make(room)))] as const,
        ),
    ),
  ];
}

/** The most expensive queries for a schema. An unknown name costs as much to parse as a known one. */
function worstQueries(
  schema: GenericSchema | undefined,
  size: number,
): readonly (readonly [what: string, query: string])[] {
  const places =
    schema === undefined ? [] : placesOf(schema).filter(({ names: place }) => place.length === 1);
  const fieldNames = [...new Set(places.flatMap(({ names: place }) => place))];
  return [
    ...fieldNames.flatMap((name, index) => [
      [`${name} again and again`, filled(`${name}=1&`, size)] as const,
      ...Object.entries(BAD_TEXTS)
        .slice(index === 0 ? 0 : -1)
        .map(
          ([what, make]) =>
            [`${what} as ${name}`, `${name}=${encodeURIComponent(make(size / ENCODED))}`] as const,
        ),
    ]),
  ];
}

/** The most expensive path parameters. */
const worstSegments = (size: number): readonly (readonly [what: string, segment: string])[] => [
  ['what is escaped wrongly', filled('%f0%', size)],
  ...Object.entries(BAD_TEXTS).map(
    ([what, make]) => [what, encodeURIComponent(make(size / ENCODED))] as const,
  ),
];

/**
 * The most expensive requests of a call that pass the size limits: for each part of its input and each place
 * in it.
 */
export function worstRequests(
  { endpoint, schemas }: EndpointSpec,
  { body, query: querySize, path: pathSize }: Limits,
): readonly WorstRequest[] {
  const path = pathWith(endpoint, 'x');
  const slots = endpoint.path.split('{').length - 1;
  return [
    ...worstQueries(schemas.query, querySize).map((query) => withQuery(path, query)),
    ...(schemas.params === undefined ? [] : worstSegments((pathSize - path.length) / slots)).map(
      ([what, segment]) => ({ what: `params: ${what}`, path: pathWith(endpoint, segment) }),
    ),
    ...(schemas.body === undefined ? [] : worstBodies(schemas.body, body).map((one) => withBody(path, one))),
  ];
}

/** The most expensive requests that cost a call as much as any other, because its schemas never see them. */
export const malformedRequests = (
  { endpoint, schemas }: EndpointSpec,
  { body, query }: Limits,
): readonly WorstRequest[] => [
  ...unknownQueries(query).map((one) => withQuery(pathWith(endpoint, 'x'), one)),
  ...(schemas.body === undefined
    ? []
    : malformedBodies(body - FRAME).map((one) => withBody(pathWith(endpoint, 'x'), one))),
];

const pathWith = ({ path }: EndpointSpec['endpoint'], value: string): string =>
  path.replace(/\{[^}]+\}/g, value);

const withQuery = (path: string, [what, query]: readonly [string, string]): WorstRequest => ({
  what: `query: ${what}`,
  path: `${path}?${query}`,
});

const withBody = (path: string, [what, body]: readonly [string, string]): WorstRequest => ({
  what: `body: ${what}`,
  path,
  body,
});
