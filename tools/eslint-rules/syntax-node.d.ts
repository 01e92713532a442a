import type { SourceCode } from 'eslint';

/** A node of the syntax tree, as ESLint's own functions take it. */
export type SyntaxNode = NonNullable<Parameters<SourceCode['getText']>[0]>;

/** The node with that `type`. */
export type NodeOf<Type extends SyntaxNode['type']> = Extract<SyntaxNode, { type: Type }>;

/** The nodes of JSX that the rules look at; `estree` describes JavaScript alone. */
declare module 'estree' {
  interface JSXAttribute extends BaseNode {
    type: 'JSXAttribute';
    name: { name: unknown };
    value: Expression | JSXExpressionContainer | null;
  }
  interface JSXExpressionContainer extends BaseNode {
    type: 'JSXExpressionContainer';
    expression: Expression;
  }
  interface JSXText extends BaseNode {
    type: 'JSXText';
    value: string;
  }
  interface NodeMap {
    JSXText: JSXText;
    JSXAttribute: JSXAttribute;
    JSXExpressionContainer: JSXExpressionContainer;
  }
}
