import type { EndpointSpec } from '@shop/contract/endpoint';
import { checkResponse } from './check-response';
import type { RouteResponse } from './route-context';

interface ResponseFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly type: string;
}

/**
 * Percent-encodes a file name for headers, including the characters that RFC 5987 reserves and `encodeURIComponent`
 * does not encode.
 */
const encodeFileName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Collects the headers and the file that a route sets, and builds its response. */
export class ResponseBuilder implements RouteResponse {
  readonly #headers = new Headers();
  #file: ResponseFile | null = null;

  paginate(total: number, page: number, per: number | 'all'): void {
    const rows = per === 'all' ? Math.max(total, 1) : per;
    this.#headers.set('x-total', String(total));
    this.#headers.set('x-per-page', String(rows));
    this.#headers.set('x-last-page', String(Math.max(1, Math.ceil(total / rows))));
    this.#headers.set('x-current-page', String(page));
  }

  header(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  file(bytes: Uint8Array, name: string, type: string): void {
    this.#file = { bytes, name, type };
  }

  /** The response of a route that returned `body`. */
  build(spec: EndpointSpec, body: unknown, isStrict: boolean): Response {
    const headers = this.#headers;
    if (this.#file !== null) {
      headers.set('content-type', this.#file.type);
      const name = encodeFileName(this.#file.name);
      headers.set('content-disposition', `attachment; filename*=UTF-8''${name}`);
      headers.set('x-suggested-filename', name);
      return new Response(new Uint8Array(this.#file.bytes), { headers });
    }
    const checked = checkResponse(spec, body, isStrict);
    if (spec.endpoint.responseType === 'empty' || checked === undefined)
      return new Response(null, { status: 204, headers });
    headers.set('content-type', 'application/json; charset=utf-8');
    return new Response(JSON.stringify(checked), { status: spec.status ?? 200, headers });
  }
}
