import { isDeepStrictEqual } from 'node:util';
import type { EndpointSpec } from '@shop/contract/endpoint';
import * as v from 'valibot';

/** An answer that is not what the contract promises: a mistake of ours, seen in tests and development. */
class ResponseMismatch extends Error {}

const asWritten = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

/**
 * The body reduced to what the contract names, so that a column added to a table never leaks.
 * With `isStrict`, a body that had more than that throws.
 */
export function checkResponse(spec: EndpointSpec, body: unknown, isStrict: boolean): unknown {
  const schema = spec.schemas.response;
  if (schema === undefined) return undefined;
  const call = `${spec.endpoint.method} ${spec.endpoint.path}`;
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) {
    const where = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '(whole)'}: ${issue.message}`);
    throw new ResponseMismatch(`${call} does not answer its schema: ${where.join('; ')}`);
  }
  if (isStrict && !isDeepStrictEqual(asWritten(parsed.output), asWritten(body)))
    throw new ResponseMismatch(`${call} answers more than its schema names`);
  return parsed.output;
}
