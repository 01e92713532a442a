import { ERROR_CODES } from '@shop/contract/error-codes';
import type { EndpointSpec } from '@shop/contract/endpoint';
import { ApiFailure, malformed } from './api-failure';
import { FORM_TYPE, largestFile, mediaType } from './largest-body';
import { readForm } from './read-form';

/** Whoever sent it hung up: nothing went wrong here. */
const brokenOff = (): never => {
  throw malformed();
};

/**
 * The body of a request: parsed JSON, or the fields of a multipart form where the call takes a file.
 * Anything else is refused, so that no form of another origin can write. 400, 415
 */
export async function readBody(spec: EndpointSpec, request: Request): Promise<unknown> {
  if (spec.schemas.body === undefined) return undefined;
  const header = request.headers.get('content-type') ?? '';
  const type = mediaType(header);
  if (type === FORM_TYPE && largestFile(spec) !== null) {
    const form = await readForm(header, new Uint8Array(await request.arrayBuffer().catch(brokenOff)));
    if (form === null) throw malformed();
    return form;
  }
  const text = await request.text().catch(brokenOff);
  if (text === '') return {};
  if (type !== 'application/json')
    throw new ApiFailure(415, ERROR_CODES.malformed, 'リクエストの形式が正しくありません');
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    throw malformed();
  }
}
