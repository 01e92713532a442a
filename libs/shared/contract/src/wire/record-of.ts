import * as v from 'valibot';

/**
 * An object of at most `max` entries. One with more is rejected before a key or value is looked at; everything else is as
 * with `v.pipe(v.record(key, value), v.maxEntries(max))`, which validates every entry of an object of any size.
 */
/* @__NO_SIDE_EFFECTS__ */
export function recordOf(
  key: v.GenericSchema<string, string>,
  value: v.GenericSchema<string, string>,
  max: number,
): v.GenericSchema<Record<string, string>, Record<string, string>> {
  const atMost = v.maxEntries<Record<string, unknown>, number, undefined>(max, undefined);
  const record = v.pipe(v.record(key, value), v.maxEntries(max));
  return v._standardSchema<v.GenericSchema<Record<string, string>, Record<string, string>>>({
    ...record,
    '~run'({ value: input }, config) {
      if (!isObject(input)) return record['~run']({ value: input }, config);
      const { issues } = atMost['~run']({ typed: true, value: input }, config);
      return issues === undefined
        ? record['~run']({ value: input }, config)
        : { typed: false, value: input, issues };
    },
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
