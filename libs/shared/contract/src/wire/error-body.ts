import * as v from 'valibot';

/** The body of every rejection (core §8); a 503 also carries `title`. */
export const ErrorBody = v.object({
  code: v.string(),
  message: v.string(),
  title: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
