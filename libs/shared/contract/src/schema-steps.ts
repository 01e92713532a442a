import type * as v from 'valibot';

/** A schema, or an action of a pipe, as far as one needs to know it to walk a schema. */
interface Step {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
}

/** A part of a schema under its name there: `.name` of an object, `[]` of a list, nothing of a choice. */
interface SchemaPart {
  readonly name: string;
  readonly schema: v.GenericSchema;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isGetter = (value: unknown): value is (input: undefined) => unknown => typeof value === 'function';
const isStep = (value: unknown): value is Step =>
  isObject(value) && 'kind' in value && 'type' in value && typeof value.type === 'string';

/** Whether a step of a pipe is a schema; every other one is an action. */
export const isSchema = (value: unknown): value is v.GenericSchema =>
  isStep(value) && value.kind === 'schema';

/** What a schema does with a value, in order: itself, or the steps of its pipe with those of the pipes inside. */
export function stepsOf(schema: v.GenericSchema): readonly Step[] {
  if (!('pipe' in schema) || !Array.isArray(schema.pipe)) return [schema];
  return schema.pipe.flatMap((step: unknown) =>
    isSchema(step) ? stepsOf(step) : isStep(step) ? [step] : [],
  );
}

/** The schemas that a schema is made of. Its pipe is not looked at; a lazy one is opened. */
export function partsOf(schema: v.GenericSchema): readonly SchemaPart[] {
  const named: readonly (readonly [string, unknown])[] = [
    ...('item' in schema ? [['[]', schema.item] as const] : []),
    ...('wrapped' in schema ? [['', schema.wrapped] as const] : []),
    ...('rest' in schema ? [['[]', schema.rest] as const] : []),
    ...('getter' in schema && isGetter(schema.getter) ? [['', schema.getter(undefined)] as const] : []),
    ...('entries' in schema && isObject(schema.entries)
      ? Object.entries(schema.entries).map(([name, part]) => [`.${name}`, part] as const)
      : []),
    ...('options' in schema && Array.isArray(schema.options)
      ? schema.options.map((option: unknown) => ['', option] as const)
      : []),
    ...('items' in schema && Array.isArray(schema.items)
      ? schema.items.map((item: unknown) => ['[]', item] as const)
      : []),
  ];
  return named.flatMap(([name, part]) => (isSchema(part) ? [{ name, schema: part }] : []));
}
