import type { EndpointSchemas, EndpointSpec } from '@shop/contract/endpoint';
import { MAX_ISSUES } from '@shop/contract/wire/list-of';
import * as v from 'valibot';
import { cardNumberRejected, invalidFields } from './http-error';
import { findCardNumber } from './find-card-number';
import { findUnstorableText } from './find-unstorable-text';
import { japaneseMessage } from './japanese-messages';

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : never;

/** The parts of a request as a handler gets them, parsed by the contract's schemas. */
export type RouteInput<Schemas extends EndpointSchemas> = {
  readonly [Part in Exclude<keyof Schemas, 'response'>]: OutputOf<Schemas[Part]>;
};

/** The parts of a request before they are parsed. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;
const WHOLE_BODY = '_';

/**
 * Parses the parts of a request by the endpoint's schemas; a part without a schema is dropped. Throws a 422 with one
 * message for each invalid field, `MAX_ISSUES` at most.
 */
export function readInput<Schemas extends EndpointSchemas>(
  spec: EndpointSpec<Schemas>,
  raw: RawInput,
): RouteInput<Schemas>;
export function readInput(spec: EndpointSpec, raw: RawInput): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  /** By field. A map, because a field may be called `__proto__`. */
  const errors = new Map<string, string[]>();
  let told = 0;
  for (const [field, message] of parseParts(spec, raw, input)) {
    errors.set(field, [...(errors.get(field) ?? []), message]);
    told += 1;
    if (told === MAX_ISSUES) break;
  }
  if (told > 0) throw invalidFields(Object.fromEntries(errors));
  return input;
}

/** Puts valid parts into `input` and yields field and message of each issue, lazily. */
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
