import { type Plugin, Visitor, parseAst } from 'vite';

/** Modules that only declare: endpoints, their valibot schemas, error codes. */
const CONTRACT_MODULE = /libs[\\/]shared[\\/]contract[\\/]src[\\/].*\.ts$/;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The initial values of a module's constants that are computed by calls or spreads. */
function findComputedValues(code: string): readonly Span[] {
  const program = parseAst(code, { lang: 'ts' });
  const computations: number[] = [];
  new Visitor({
    CallExpression: ({ start }) => void computations.push(start),
    SpreadElement: ({ start }) => void computations.push(start),
    MemberExpression: ({ start }) => void computations.push(start),
  }).visit(program);
  return program.body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => (init === null || init.type === 'ArrowFunctionExpression' ? [] : [init]))
    .filter(({ start, end }) => computations.some((position) => start <= position && position < end));
}

/** Wraps each computed value in a call that is annotated as pure, so that the bundler drops it where nobody reads it. */
export function markPure(code: string): string {
  return findComputedValues(code).reduceRight(
    (marked, { start, end }) =>
      `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`,
    code,
  );
}

/**
 * Keeps the contract's schemas out of the browser, where only the endpoints are read. Valibot's own annotations
 * (`@__NO_SIDE_EFFECTS__`) would do, but the bundler does not see them once code splitting puts valibot into a chunk of
 * its own.
 */
export function pureDeclarationsPlugin(): Plugin {
  return {
    name: 'shop-pure-declarations',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: CONTRACT_MODULE },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}
