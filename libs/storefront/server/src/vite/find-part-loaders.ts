import { Visitor, parseAst } from 'vite';

/** Functions of `@shop/theming` and the shell that declare a part by a dynamic import. */
const DECLARATIONS: ReadonlySet<string> = new Set(['themePage', 'themeLayout', 'themeSlot', 'browserPart']);

/** The loader of a declared part, `() => import('./home-page')`, by its place in the source. */
export interface PartLoaderSource {
  readonly start: number;
  readonly end: number;
  /** The specifier that it imports. */
  readonly specifier: string;
}

/** A declared part whose loader the build cannot read. */
export class UnreadablePartError extends Error {
  constructor(
    name: string,
    /** Where the declaration stands in the source. */
    readonly position: number,
  ) {
    super(`${name}(…) takes an arrow function with nothing but an import: () => import('./a-page')`);
    this.name = 'UnreadablePartError';
  }
}

/** Finds the loaders of the parts that a module declares. Throws an UnreadablePartError for any other argument. */
export function findPartLoaders(code: string, lang: 'ts' | 'tsx'): readonly PartLoaderSource[] {
  const loaders: PartLoaderSource[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [loader], start }) {
      if (callee.type !== 'Identifier' || !DECLARATIONS.has(callee.name)) return;
      const body = loader?.type === 'ArrowFunctionExpression' ? loader.body : null;
      const source = body?.type === 'ImportExpression' ? body.source : null;
      if (loader === undefined || source?.type !== 'Literal' || typeof source.value !== 'string')
        throw new UnreadablePartError(callee.name, start);
      loaders.push({ start: loader.start, end: loader.end, specifier: source.value });
    },
  }).visit(parseAst(code, { lang }));
  return loaders;
}

/** Gives each loader the key of its code. */
export function markLoaders(
  code: string,
  loaders: readonly (Pick<PartLoaderSource, 'start' | 'end'> & { readonly key: string })[],
): string {
  return loaders.reduceRight(
    (marked, { start, end, key }) =>
      `${marked.slice(0, start)}Object.assign(${marked.slice(start, end)}, { chunk: '${key}' })${marked.slice(end)}`,
    code,
  );
}
