import ts from 'typescript';

/** The outermost objects of a module, such as what a theme is made of. */
function objectsOf(node: ts.Node): readonly ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(node)) return [node];
  const found: ts.ObjectLiteralExpression[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...objectsOf(child));
  });
  return found;
}

/** The property of that name, which is not inside another one. */
const propertyOf = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find(
    (property) =>
      property.name !== undefined &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
      property.name.text === name,
  );

/** A module whose group, such as `words`, has the entry under its new key; the same text where it has no such entry. */
export function renameEntry(
  text: string,
  { group, from, to }: { readonly group: string; readonly from: string; readonly to: string },
): string {
  const module = ts.createSourceFile('theme.ts', text, ts.ScriptTarget.Latest);
  for (const object of objectsOf(module)) {
    const entries = propertyOf(object, group);
    if (entries === undefined || !ts.isPropertyAssignment(entries)) continue;
    if (!ts.isObjectLiteralExpression(entries.initializer)) continue;
    const name = propertyOf(entries.initializer, from)?.name;
    if (name !== undefined) return `${text.slice(0, name.getStart(module))}'${to}'${text.slice(name.end)}`;
  }
  return text;
}
