type QueryValue = string | number | readonly string[] | undefined;

/** The path with its query; a name with several values is repeated. */
export const withQuery = (path: string, values: Readonly<Record<string, QueryValue>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) if (one !== undefined && one !== '') search.append(name, String(one));
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
};

/** The path of one page of a list; the first needs no query. */
export const withPage = (path: string, page: number): string =>
  withQuery(path, { page: page === 1 ? undefined : page });
