import type { EndpointSchemas, EndpointSpec } from '@shop/contract/endpoint';
import { MOST_ISSUES } from '@shop/contract/wire/list-of';
import * as v from 'valibot';
import { cardNumberRejected, invalidFields } from './http-error';
import { findCardNumber } from './find-card-number';
import { findUnstorableText } from './find-unstorable-text';
import { japaneseMessage } from './japanese-messages';

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : never;

/** The parts of a request as a route gets them: parsed by the contract. */
export type RouteInput<Schemas extends EndpointSchemas> = {
  readonly [Part in Exclude<keyof Schemas, 'response'>]: OutputOf<Schemas[Part]>;
};

/** The parts of a request as they came. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;
const WHOLE_BODY = '_';

/**
 * The request's parts parsed by the endpoint's schemas; a part without a schema is dropped.
 * Throws a 422 with a message for every field that does not hold, up to `MOST_ISSUES`.
 */
export function readInput<Schemas extends EndpointSchemas>(
  spec: EndpointSpec<Schemas>,
  raw: RawInput,
): RouteInput<Schemas>;
export function readInput(spec: EndpointSpec, raw: RawInput): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  /** By field; a map, because a field may have any name, `__proto__` too. */
  const errors = new Map<string, string[]>();
  let told = 0;
  for (const [field, message] of parseParts(spec, raw, input)) {
    errors.set(field, [...(errors.get(field) ?? []), message]);
    told += 1;
    if (told === MOST_ISSUES) break;
  }
  if (told > 0) throw invalidFields(Object.fromEntries(errors));
  return input;
}

/** Puts what holds into `input`, and gives what does not, field and message, as far as one asks for it. */
function* parseParts(
  { schemas }: EndpointSpec,
  raw: RawInput,
  input: Record<string, unknown>,
): Generator<readonly [field: string, message: string]> {
  for (const part of PARTS) {
    const schema = schemas[part];
    if (schema === undefined) continue;
    const cardNumber = findCardNumber(raw[part]);
    if (cardNumber !== null) throw cardNumberRejected(cardNumber);
    const unstorable = findUnstorableText(raw[part]);
    if (unstorable !== null) {
      yield [unstorable, '使用できない文字が含まれています'];
      continue;
    }
    const parsed = v.safeParse(schema, raw[part], { abortPipeEarly: true });
    if (parsed.success) input[part] = parsed.output;
    else for (const issue of parsed.issues) yield [v.getDotPath(issue) ?? WHOLE_BODY, japaneseMessage(issue)];
  }
}
