import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import * as v from 'valibot';
import { Id } from './id';
import { listOf } from './list-of';

const MAX = 4;
const Entry = v.object({
  id: Id,
  name: v.optional(v.pipe(v.string(), v.nonEmpty('名前がありません')), 'なし'),
});
const list = v.pipe(listOf(Entry, MAX, '4件までです'), v.minLength(1, '1件以上'));
const plain = v.pipe(v.array(Entry), v.maxLength(MAX, '4件までです'), v.minLength(1, '1件以上'));

const outcome = (schema: v.GenericSchema, input: unknown) => {
  const { typed, success, output, issues } = v.safeParse(schema, input, { abortPipeEarly: true });
  const told = issues?.map((issue) => [issue.type, issue.message, v.getDotPath(issue), issue.requirement]);
  return success ? { typed, output } : { typed, told };
};

const element = fc.oneof(
  fc.record(
    { id: fc.constantFrom<unknown>(1, 0, '1', null), name: fc.constantFrom<unknown>('', 'a', 1) },
    { requiredKeys: [] },
  ),
  fc.constantFrom<unknown>(1, null, 'a', [], { id: 1 }),
);

it('validates a list that is not too long as the plain schema does', () => {
  const input = fc.oneof(fc.array(element, { maxLength: MAX }), element);
  fc.assert(
    fc.property(input, (given) => {
      expect(outcome(list, given)).toEqual(outcome(plain, given));
    }),
    { seed: 21, numRuns: 300 },
  );
});

it('rejects a list that is too long with its own message', () => {
  const told = [['max_length', '4件までです', null, MAX]];
  expect(outcome(list, [{}, {}, {}, {}, {}])).toEqual({ typed: false, told });
  expect(outcome(v.object({ list }), { list: Array.from({ length: 100_000 }, () => 1) })).toEqual({
    typed: false,
    told: [['max_length', '4件までです', 'list', MAX]],
  });
});

it('has a default message with the maximum', () => {
  expect(outcome(listOf(Id, 2), [1, 2, 3])).toMatchObject({
    told: [['max_length', 'Invalid length: Expected <=2 but received 3', null, 2]],
  });
});

it('collects no more issues than a response reports', () => {
  let judged = 0;
  const counted = v.pipe(
    v.number(),
    v.check(() => {
      judged += 1;
      return false;
    }, '違います'),
  );
  const { issues } = v.safeParse(
    listOf(counted, 200),
    Array.from({ length: 200 }, () => 1),
  );
  expect([issues?.length, judged]).toEqual([20, 20]);
});

it('is described as an array with its bounds', () => {
  for (const typeMode of ['input', 'output'] as const)
    expect(toJsonSchema(list, { typeMode })).toEqual(toJsonSchema(plain, { typeMode }));
  expect(toJsonSchema(listOf(Id, MAX))).toMatchObject({
    type: 'array',
    items: { type: 'integer' },
    maxItems: 4,
  });
});
