import ts from 'typescript';

/** Whether an expression calls, spreads or reads properties, which may have side effects as far as a bundler knows. */
const isComputed = (node: ts.Node): boolean =>
  ts.isCallExpression(node) ||
  ts.isSpreadElement(node) ||
  ts.isSpreadAssignment(node) ||
  ts.isPropertyAccessExpression(node) ||
  (!ts.isFunctionLike(node) && (ts.forEachChild(node, isComputed) ?? false));

/** The initial values of a module's constants that are computed. */
const computedValues = (source: ts.SourceFile): readonly ts.Expression[] =>
  source.statements
    .flatMap((statement) => (ts.isVariableStatement(statement) ? statement.declarationList.declarations : []))
    .flatMap(({ initializer }) =>
      initializer !== undefined && isComputed(initializer) ? [initializer] : [],
    );

/** Wraps each computed value in a call that is annotated as pure, so that the bundler drops it where nobody reads it. */
export function markPure(code: string, file: string): string {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  return computedValues(source).reduceRight((marked, value) => {
    const start = value.getStart(source);
    return `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, value.end)}))()${marked.slice(value.end)}`;
  }, code);
}
