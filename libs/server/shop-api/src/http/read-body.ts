import { ERROR_CODES } from '@shop/contract/error-codes';
import type { EndpointSpec } from '@shop/contract/endpoint';
import { ApiFailure } from './api-failure';

const malformed = () => new ApiFailure(400, ERROR_CODES.malformed, 'リクエストの形式が正しくありません');

/**
 * The body of a request: parsed JSON, or the fields of a multipart form.
 * Anything else is refused, so that no plain form of another origin can write. 400, 415
 */
export async function readBody(spec: EndpointSpec, request: Request): Promise<unknown> {
  if (spec.schemas.body === undefined) return undefined;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data') {
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
