/** The routes of one page out of all: the framework makes every route that it is given anew for each document. */
export function matchedRoutes<Route>(
  routes: Readonly<Record<string, Route>>,
  matches: readonly { readonly route: { readonly id: string } }[],
): Record<string, Route> {
  const matched = new Set(matches.map(({ route }) => route.id));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => matched.has(id)));
}
