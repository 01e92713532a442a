import * as v from 'valibot';

/** The body of every rejection (core §8); a 503 also carries `title`. */
export const ErrorBody = v.object({
  code: v.string(),
  message: v.string(),
  title: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** The shop's tag manager: only a 503 of a maintenance names it. core §3 */
  gtm_id: v.optional(v.nullable(v.string())),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
