import * as v from 'valibot';

/** The faults that can be injected. */
export const LAB_SCENARIOS = [
  'maintenance',
  'invalid-channel',
  'unauthorized',
  'refresh-fails',
  'cart-expired',
  'product-not-found',
  'not-on-sale',
  'shipping-not-data',
  'validation',
  'slow',
  'lost-response',
  'server-error',
  'sold-out',
] as const;

/** The longest delay in ms: longer than every time limit of the shop. */
const MAX_MS = 120_000;
const Text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));

/** A fault to inject; without `times` it stays until it is cleared. */
export const LabFault = v.strictObject({
  scenario: v.picklist(LAB_SCENARIOS),
  match: v.optional(
    v.strictObject({
      method: v.optional(v.pipe(Text, v.toUpperCase())),
      /** Exact, without query. */
      path: v.optional(Text),
      channel: v.optional(Text),
      /** The value of the request's header `x-lab-client`. */
      client: v.optional(Text),
    }),
    {},
  ),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The delay of `slow`. */
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_MS)), 1000),
});
export type LabFault = v.InferOutput<typeof LabFault>;
export type LabScenario = LabFault['scenario'];
