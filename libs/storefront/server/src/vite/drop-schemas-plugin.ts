import { type Plugin, parseAst } from 'vite';

const CONTRACT_MODULE = /libs[\\/]shared[\\/]contract[\\/]src[\\/].*\.ts$/;
/** What only describes data: valibot's schemas, and the contract's own `specify`. */
const DESCRIPTION = /(?<![\w.])(?:v\.|specify\()/;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The values of a module's constants that describe data. */
function findDescriptions(code: string): readonly Span[] {
  return parseAst(code, { lang: 'ts' })
    .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => (init === null ? [] : [{ start: init.start, end: init.end }]))
    .filter(({ start, end }) => DESCRIPTION.test(code.slice(start, end)));
}

/** Wraps each description in a call that is known to change nothing, so that a bundle without it drops it. */
export function markDescriptions(code: string): string {
  return findDescriptions(code).reduceRight(
    (marked, { start, end }) =>
      `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`,
    code,
  );
}

/** Keeps the contract's schemas out of the browser: answers are checked where the API gives them and in tests. */
export function dropSchemasPlugin(): Plugin {
  return {
    name: 'shop-drop-schemas',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: CONTRACT_MODULE },
      handler: (code) => ({ code: markDescriptions(code), map: null }),
    },
  };
}
