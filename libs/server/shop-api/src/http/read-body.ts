import { ERROR_CODES } from '@shop/contract/error-codes';
import type { EndpointSpec } from '@shop/contract/endpoint';
import { HttpError, badRequest } from './http-error';
import { FORM_TYPE, maxFileSize, mediaType } from './max-body-size';
import { readForm } from './read-form';

/**
 * The body of a request: parsed JSON, or the fields of a multipart form where the call takes a file. Every other
 * media type is rejected, so that a form on another site cannot write. 400, 415
 */
export async function readBody(
  spec: EndpointSpec,
  headers: Headers,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  if (spec.schemas.body === undefined) return undefined;
  const header = headers.get('content-type') ?? '';
  const type = mediaType(header);
  if (type === FORM_TYPE && maxFileSize(spec) !== null) {
    const form = await readForm(header, bytes);
    if (form === null) throw badRequest();
    return form;
  }
  const text = new TextDecoder().decode(bytes);
  // An empty form is a form too.
  if (type !== 'application/json' && !(type === '' && text === ''))
    throw new HttpError(415, ERROR_CODES.malformed, 'リクエストの形式が正しくありません');
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    throw badRequest();
  }
}
