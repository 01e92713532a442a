import type { EndpointSchemas, EndpointSpec } from '@shop/contract/endpoint';

const valuesOf = (part: unknown): readonly (readonly [string, unknown])[] =>
  typeof part === 'object' && part !== null ? Object.entries(part) : [];

export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Builds a request of the contract as a browser would send it, without validation, so that tests can send
 * invalid ones.
 */
export function buildRequest<Schemas extends EndpointSchemas>(
  spec: EndpointSpec<Schemas>,
  input: RequestParts,
  headers: Headers,
): { readonly path: string; readonly init: RequestInit } {
  const params = new Map(valuesOf(input.params));
  const path = spec.endpoint.path.replace(/(\w?)\{([^}]+)\}/g, (_match, before: string, name: string) => {
    const value = String(params.get(name));
    return before === ''
      ? encodeURIComponent(value)
      : `${before}${value.split('/').map(encodeURIComponent).join('/')}`;
  });
  const search = new URLSearchParams();
  for (const [name, value] of valuesOf(input.query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(name, String(item));
    }
  }
  const query = search.size === 0 ? '' : `?${search.toString()}`;
  const hasBody = spec.endpoint.method !== 'GET' && input.body !== undefined;
  const isForm = valuesOf(input.body).some(([, value]) => value instanceof File);
  if (hasBody && !isForm) headers.set('content-type', 'application/json');
  return {
    path: `${path}${query}`,
    init: {
      method: spec.endpoint.method,
      headers,
      ...(hasBody ? { body: isForm ? formOf(input.body) : JSON.stringify(input.body) } : {}),
    },
  };
}

/** A file is sent as a multipart form. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of valuesOf(body)) form.set(name, value instanceof File ? value : String(value));
  return form;
}
