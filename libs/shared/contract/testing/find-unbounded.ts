import * as v from 'valibot';
import { isSchema, partsOf, stepsOf } from '../src/schema-steps';

type Steps = ReturnType<typeof stepsOf>;

/** What takes no longer, however much it is given. */
const LEAVES = new Set(['boolean', 'enum', 'literal', 'null', 'number', 'picklist', 'undefined']);
/** What looks at as many parts as it has itself, not as many as it is given. */
const CONTAINERS = new Set([
  'exact_optional',
  'intersect',
  'lazy',
  'nullable',
  'nullish',
  'object',
  'optional',
  'strict_tuple',
  'tuple',
  'undefinedable',
  'union',
  'variant',
]);
/** Actions on a text that may come before its bound, as they look at its length alone. */
const LENGTHS = new Set(['length', 'max_length', 'min_length', 'non_empty']);
const BOUNDS = new Set(['length', 'max_length', 'max_entries']);

const NO_BOUND = 'nothing bounds its length';

/** How much of a list one longer than its bound is read before it is rejected. */
function elementsRead(schema: v.GenericSchema, max: number): number {
  const read = new Set<string>();
  const list = new Proxy(
    Array.from({ length: max + 1 }, () => 1),
    {
      get(target, key, receiver) {
        if (typeof key === 'string' && /^\d+$/.test(key)) read.add(key);
        return Reflect.get(target, key, receiver) as unknown;
      },
    },
  );
  return v.safeParse(schema, list).success ? max + 1 : read.size;
}

/** Whether an object of one entry more than its bound is rejected before a value of it is read. */
function readsEntries(schema: v.GenericSchema, max: number): boolean {
  let isRead = false;
  const entries = Object.fromEntries(Array.from({ length: max + 1 }, (_none, index) => [`k${index}`, '']));
  const record = new Proxy(entries, {
    get(target, key, receiver) {
      isRead ||= typeof key === 'string' && key in entries;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  return v.safeParse(schema, record).success || isRead;
}

function judgeText(actions: Steps): string | null {
  const bound = actions.findIndex(({ type }) => BOUNDS.has(type));
  const first = actions.find(({ type }) => !LENGTHS.has(type));
  if (bound === -1) return NO_BOUND;
  return first !== undefined && actions.indexOf(first) < bound
    ? `${first.type} stands before its length`
    : null;
}

function judgeList(list: v.GenericSchema, actions: Steps): string | null {
  const max = actions.find(({ type }) => BOUNDS.has(type))?.requirement;
  if (typeof max !== 'number') return NO_BOUND;
  return elementsRead(list, max) > 0 ? 'its elements are read before its length' : null;
}

function judgeRecord(record: v.GenericSchema, actions: Steps): string | null {
  const max = actions.find(({ type }) => BOUNDS.has(type))?.requirement;
  if (typeof max !== 'number') return 'record takes as much as it is sent';
  return readsEntries(record, max) ? 'its entries are read before their number' : null;
}

function judge(step: v.GenericSchema, list: v.GenericSchema, actions: Steps): string | null {
  if (step.type === 'string') return judgeText(actions);
  if (step.type === 'array') return judgeList(list, actions);
  if (step.type === 'record') return judgeRecord(list, actions);
  if (step.type === 'file') return actions.some(({ type }) => type === 'max_size') ? null : NO_BOUND;
  return LEAVES.has(step.type) || CONTAINERS.has(step.type)
    ? null
    : `${step.type} takes as much as it is sent`;
}

/**
 * Where a schema could be made to work long: texts whose length is not looked at before anything else of them, lists
 * whose elements are looked at before their number, and everything that takes as many entries as it is sent. One line
 * for each, as `.products[].key: regex stands before its length`; none for a schema whose cost is bounded.
 */
export function findUnbounded(
  schema: v.GenericSchema,
  path = '',
  outer: readonly v.GenericSchema[] = [],
): readonly string[] {
  if (outer.includes(schema)) return [];
  const steps = stepsOf(schema);
  return steps.flatMap((step, index) => {
    if (!isSchema(step)) return [];
    const after = steps.slice(index + 1);
    const next = after.findIndex(isSchema);
    // The list as a whole: what bounds it may surround its own schema.
    const found = judge(step, index === 0 ? schema : step, next === -1 ? after : after.slice(0, next));
    const inside = partsOf(step).flatMap((part) =>
      findUnbounded(part.schema, `${path}${part.name}`, [...outer, schema]),
    );
    return [...(found === null ? [] : [`${path}: ${found}`]), ...inside];
  });
}
