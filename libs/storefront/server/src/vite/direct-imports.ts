import { parseAst } from 'vite';

/** Where a barrel's name comes from: the file behind it, and the name there. */
export interface Origin {
  readonly file: string;
  readonly name: string;
}

type Names = ReadonlyMap<string, Origin>;

const nameOf = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  node.name ?? String(node.value);

/** Reads what a library's `index.ts` re-exports by name. */
export function readBarrel(code: string): Names {
  const names = new Map<string, Origin>();
  for (const node of parseAst(code, { lang: 'ts' }).body) {
    if (node.type !== 'ExportNamedDeclaration' || node.source === null) continue;
    for (const { exported, local } of node.specifiers)
      names.set(nameOf(exported), { file: node.source.value, name: nameOf(local) });
  }
  return names;
}

/**
 * Writes imports of a library as imports of the files behind its `index.ts`, so that the bundler sees what a module
 * really needs and a part that is loaded by need is not drawn in by its neighbours' names.
 */
export function writeDirectImports(code: string, barrelOf: (source: string) => Names | null): string {
  let written = code;
  for (const node of parseAst(code, { lang: 'tsx' }).body.toReversed()) {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
    const barrel = barrelOf(node.source.value);
    if (barrel === null) continue;
    const lines = node.specifiers.flatMap((specifier): string[] => {
      if (specifier.type !== 'ImportSpecifier') return ['?'];
      if (specifier.importKind === 'type') return [];
      const origin = barrel.get(nameOf(specifier.imported));
      if (origin === undefined) return ['?'];
      const file = origin.file.replace(/^\./, node.source.value);
      return [`import { ${origin.name} as ${specifier.local.name} } from '${file}';`];
    });
    if (!lines.includes('?'))
      written = written.slice(0, node.start) + lines.join(' ') + written.slice(node.end);
  }
  return written;
}
