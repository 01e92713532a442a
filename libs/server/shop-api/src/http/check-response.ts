import { isDeepStrictEqual } from 'node:util';
import type { EndpointSpec } from '@shop/contract/endpoint';
import * as v from 'valibot';

/** A response that differs from the contract: a programming error, which tests and development show. */
class ResponseMismatch extends Error {}

const asWritten = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

/**
 * Returns the body with only the fields that the contract names, so that a column added to a table never leaks. With
 * `isStrict` it throws for a body that has more than those.
 */
export function checkResponse(spec: EndpointSpec, body: unknown, isStrict: boolean): unknown {
  const schema = spec.schemas.response;
  if (schema === undefined) return undefined;
  const call = `${spec.endpoint.method} ${spec.endpoint.path}`;
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) {
    const where = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '(whole)'}: ${issue.message}`);
    throw new ResponseMismatch(`${call} does not match its schema: ${where.join('; ')}`);
  }
  if (isStrict && !isDeepStrictEqual(asWritten(parsed.output), asWritten(body)))
    throw new ResponseMismatch(`${call} returns more than its schema names`);
  return parsed.output;
}
