import * as v from 'valibot';
import type { EndpointSpec } from '../src/endpoint';
import { findUnbounded } from './find-unbounded';
import { CONTRACT_TABLE } from '../src/table';

const Short = v.pipe(v.string(), v.maxLength(5));
interface Tree {
  readonly name: string;
  readonly child?: Tree | undefined;
}
const Tree: v.GenericSchema<Tree> = v.object({ name: v.string(), child: v.optional(v.lazy(() => Tree)) });

describe('a schema is reported where validation has no bound:', () => {
  it.each<[string, v.GenericSchema, readonly string[]]>([
    ['a text without a length', v.string(), [': nothing bounds its length']],
    ['a text with a least length only', v.pipe(v.string(), v.minLength(1)), [': nothing bounds its length']],
    [
      'a pattern before the length',
      v.pipe(v.string(), v.regex(/^a*$/), v.maxLength(5)),
      [': regex stands before its length'],
    ],
    [
      'a transformation before the length',
      v.pipe(v.string(), v.nonEmpty(), v.trim(), v.maxLength(5)),
      [': trim stands before its length'],
    ],
    [
      'a text inside of everything',
      v.object({ a: v.optional(v.nullable(v.union([v.number(), v.intersect([v.tuple([v.string()])])]))) }),
      ['.a[]: nothing bounds its length'],
    ],
    [
      'a list whose elements come first',
      v.object({ list: v.pipe(v.array(v.number()), v.maxLength(5)) }),
      ['.list: its elements are read before its length'],
    ],
    ['a list without a length', v.array(v.number()), [': nothing bounds its length']],
    [
      'a list that is read to be counted',
      v.pipe(v.array(v.unknown()), v.maxLength(5), v.array(v.number())),
      [
        ': its elements are read before its length',
        '[]: unknown takes as much as it is sent',
        ': nothing bounds its length',
      ],
    ],
    ['a record', v.record(Short, Short), [': record takes as much as it is sent']],
    [
      'a record whose entries come first',
      v.pipe(v.record(Short, Short), v.maxEntries(5)),
      [': its entries are read before their number'],
    ],
    ['an open object', v.looseObject({ a: Short }), [': loose_object takes as much as it is sent']],
    [
      'an object with other fields',
      v.objectWithRest({ a: Short }, v.string()),
      [': object_with_rest takes as much as it is sent', '[]: nothing bounds its length'],
    ],
    ['a file of any size', v.pipe(v.file(), v.minSize(1)), [': nothing bounds its length']],
    ['a tree', Tree, ['.name: nothing bounds its length']],
  ])('%s', (_name, schema, expected) => {
    expect(findUnbounded(schema)).toEqual(expected);
  });

  it.each<[string, v.GenericSchema]>([
    [
      'a text whose length comes first',
      v.pipe(v.string(), v.nonEmpty(), v.maxLength(5), v.trim(), v.regex(/a/)),
    ],
    ['a text of one length', v.pipe(v.string(), v.length(5), v.regex(/a/))],
    ['a choice', v.variant('kind', [v.object({ kind: v.literal('a'), text: Short })])],
    ['a file of some size', v.pipe(v.file(), v.maxSize(5))],
    ['what is made of a bounded text', v.pipe(Short, v.transform(Number), v.integer())],
  ])('not %s', (_name, schema) => {
    expect(findUnbounded(schema)).toEqual([]);
  });
});

const nameOf = ({ endpoint }: EndpointSpec) => `${endpoint.method} ${endpoint.path}`;

it.each(CONTRACT_TABLE.map((spec) => [nameOf(spec), spec] as const))(
  '%s checks lengths first, at every depth of its input',
  (_name, { schemas }) => {
    const parts = { params: schemas.params, query: schemas.query, body: schemas.body };
    const found = Object.entries(parts).flatMap(([name, schema]) =>
      schema === undefined ? [] : findUnbounded(schema, name),
    );
    expect(found).toEqual([]);
  },
);
