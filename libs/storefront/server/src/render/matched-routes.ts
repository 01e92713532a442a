/**
 * The routes of a manifest that a document shows. `<ServerRouter>` builds every route of the manifest that it gets for
 * each document, although a document is rendered once and never navigates.
 */
export function matchedRoutes<Route>(
  routes: Readonly<Record<string, Route>>,
  matches: readonly { readonly route: { readonly id: string } }[],
): Record<string, Route> {
  const matched = new Set(matches.map(({ route }) => route.id));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => matched.has(id)));
}
