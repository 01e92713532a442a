import { ERROR_CODES } from '@shop/contract/error-codes';
import type { EndpointSpec } from '@shop/contract/endpoint';
import { ApiFailure } from './api-failure';

const malformed = () => new ApiFailure(400, ERROR_CODES.malformed, 'リクエストの形式が正しくありません');

/** Whether a call takes a file: it comes as a form, every other one as JSON. */
const takesFile = (body: object): boolean =>
  'entries' in body &&
  typeof body.entries === 'object' &&
  Object.values(body.entries ?? {}).some((entry: { readonly type?: unknown }) => entry.type === 'file');

/**
 * The body of a request: parsed JSON, or the fields of a multipart form where the call takes a file.
 * Anything else is refused, so that no form of another origin can write. 400, 415
 */
export async function readBody(spec: EndpointSpec, request: Request): Promise<unknown> {
  if (spec.schemas.body === undefined) return undefined;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data' && takesFile(spec.schemas.body)) {
    const form = await request.formData().catch(() => {
      throw malformed();
    });
    return Object.fromEntries(form.entries());
  }
  const text = await request.text();
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
