type Values = Readonly<Record<string, unknown>>;

const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/**
 * Builds the URL of a call: fills and encodes `{name}`, and appends the query. `url{path}` takes a path with its
 * leading slash. An array repeats its name (`keys=a&keys=b`); `undefined` and `null` are left out. Throws a RangeError
 * where a parameter is missing or empty, because the URL would then be that of another call.
 */
export function buildUrl(baseUrl: string, path: string, input: { params?: unknown; query?: unknown }) {
  const params = asValues(input.params);
  const filled = path.replace(/(\w?)\{([^}]+)\}/g, (_match, before: string, name: string) => {
    const value = params[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (text === '' || text === '.' || text === '..')
      throw new RangeError(`No value for {${name}} of ${path}`);
    return before === '' ? encodeURIComponent(text) : before + fillPath(text, name);
  });
  const query = buildQuery(asValues(input.query));
  return `${baseUrl.replace(/\/$/, '')}${filled}${query === '' ? '' : `?${query}`}`;
}

/** Encodes a parameter that is a whole path (`/url{path}`): its slashes stay, dot segments are rejected. */
function fillPath(text: string, name: string): string {
  const segments = text.split('/');
  if (!text.startsWith('/') || segments.some((segment) => segment === '.' || segment === '..'))
    throw new RangeError(`{${name}} is no path`);
  return segments.map(encodeURIComponent).join('/');
}

function buildQuery(query: Values): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.toString();
}
