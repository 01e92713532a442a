import { parseAst } from 'vite';

/**
 * What a shop never reaches of the router: links that fetch by themselves and scroll restoration (the shell has its
 * own), routes that are discovered on the way (`routeDiscovery: initial`), fetchers, instrumentation; the framework's own
 * scripts and error page, in whose place the document and the themes have theirs.
 */
export const UNREACHED: ReadonlySet<string> = new Set([
  'HistoryRouter',
  'NavLink',
  'PrefetchPageLinks',
  'RemixRootDefaultErrorBoundary',
  'RemixRootDefaultHydrateFallback',
  'ScrollRestoration',
  'Scripts',
  'discoverRoutes',
  'enableScrollRestoration',
  'fetch2',
  'fetchAndApplyManifestPatches',
  'getPatchRoutesOnNavigationFunction',
  'getRouteInstrumentationUpdates',
  'handleFetcherAction',
  'handleFetcherLoader',
  'instrumentClientSideRouter',
  'useFogOFWarDiscovery',
  'useScrollRestoration',
  'useViewTransitionState',
]);

/** One function that holds all that the router does. */
const ROUTER = 'createRouter';

interface Span {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Statement = ReturnType<typeof parseAst>['body'][number];

/** The functions and components among these that nobody reaches, with what may stand in their place. */
function findAmong(statements: readonly Statement[]): readonly Span[] {
  return statements.flatMap((node): readonly Span[] => {
    if (node.type === 'FunctionDeclaration' && node.body !== null) {
      const name = node.id?.name ?? '';
      if (UNREACHED.has(name)) return [{ name, start: node.body.start, end: node.body.end, text: '{}' }];
      return name === ROUTER ? findAmong(node.body.body) : [];
    }
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
  const spans = findAmong(parseAst(code, { lang: 'js' }).body);
  return {
    emptied: spans.map(({ name }) => name),
    code: spans.reduceRight(
      (written, { start, end, text }) => written.slice(0, start) + text + written.slice(end),
      code,
    ),
  };
}
