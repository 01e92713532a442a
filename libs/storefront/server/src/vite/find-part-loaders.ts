import ts from 'typescript';

/** Functions of `@shop/theming` and the shell that declare a part by a dynamic import. */
const DECLARATIONS: ReadonlySet<string> = new Set([
  'themePage',
  'themePages',
  'themeLayout',
  'themePart',
  'themeSlot',
  'browserPart',
]);

/** Matches a module that may declare parts; most modules are not worth parsing. */
export const PART_DECLARATION = new RegExp(`\\b(?:${[...DECLARATIONS].join('|')})[(<]`);

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
    /** Where the declaration is in the source. */
    readonly position: number,
  ) {
    super(`${name}(…) takes an arrow function with nothing but an import: () => import('./a-page')`);
    this.name = 'UnreadablePartError';
  }
}

/** The module that a loader imports, where the loader is an arrow function with nothing but an import. */
function importedBy(loader: ts.Expression | undefined): string | null {
  if (loader === undefined || !ts.isArrowFunction(loader) || !ts.isCallExpression(loader.body)) return null;
  const { expression, arguments: values } = loader.body;
  const [source] = values;
  if (expression.kind !== ts.SyntaxKind.ImportKeyword || source === undefined) return null;
  return ts.isStringLiteral(source) ? source.text : null;
}

/** Finds the loaders of the parts that a module declares. Throws an UnreadablePartError for any other argument. */
export function findPartLoaders(code: string, file: string): readonly PartLoaderSource[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const loaders: PartLoaderSource[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      DECLARATIONS.has(node.expression.text)
    ) {
      const [loader] = node.arguments;
      const specifier = importedBy(loader);
      if (loader === undefined || specifier === null)
        throw new UnreadablePartError(node.expression.text, node.getStart(source));
      loaders.push({ start: loader.getStart(source), end: loader.end, specifier });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
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
