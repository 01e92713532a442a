import { parseAst } from 'vite';

/**
 * What a shop never reaches of the router: links that fetch by themselves and scroll restoration (the shell has its
 * own), routes that are discovered on the way (`routeDiscovery: initial`), instrumentation.
 */
export const UNREACHED: ReadonlySet<string> = new Set([
  'HistoryRouter',
  'NavLink',
  'PrefetchPageLinks',
  'ScrollRestoration',
  'fetchAndApplyManifestPatches',
  'getPatchRoutesOnNavigationFunction',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'useFogOFWarDiscovery',
  'useScrollRestoration',
  'useViewTransitionState',
]);

interface Span {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The top-level functions and components of a module that nobody reaches, with what may stand in their place. */
function findUnreached(code: string): readonly Span[] {
  return parseAst(code, { lang: 'js' }).body.flatMap((node): Span[] => {
    if (node.type === 'FunctionDeclaration' && node.body !== null && UNREACHED.has(node.id?.name ?? ''))
      return [{ name: node.id?.name ?? '', start: node.body.start, end: node.body.end, text: '{}' }];
    if (node.type !== 'VariableDeclaration') return [];
    return node.declarations.flatMap(({ id, init }): Span[] =>
      id.type === 'Identifier' && init !== null && UNREACHED.has(id.name)
        ? [{ name: id.name, start: init.start, end: init.end, text: '() => undefined' }]
        : [],
    );
  });
}

/** Empties what a shop never reaches, so that the bundler drops all that only it needs; names what it has found. */
export function emptyUnreached(code: string): { readonly code: string; readonly emptied: readonly string[] } {
  const spans = findUnreached(code);
  return {
    emptied: spans.map(({ name }) => name),
    code: spans.reduceRight(
      (written, { start, end, text }) => written.slice(0, start) + text + written.slice(end),
      code,
    ),
  };
}
