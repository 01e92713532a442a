import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

const HASH_LENGTH = 4;
const CLASS = /\.([a-z_][\w-]*)/gi;
const RADIX = 36;

/**
 * The class of a style sheet's rule in the build: the same in both halves of it and on every machine. Each document has
 * hundreds of these names. They differ within a sheet by one letter, which compresses better than a hash for each.
 */
export function shortClassName(workspace: string, file: string, name: string, css: string): string {
  const relative = path.relative(workspace, file).split(path.sep).join('/');
  const sheet = createHash('sha256').update(relative).digest('base64url').slice(0, HASH_LENGTH);
  const names = [...new Set([...css.matchAll(CLASS)].map(([, found]) => found))];
  return `_${sheet}${names.indexOf(name).toString(RADIX)}`;
}

/** Shortens the class names of CSS modules in the build. While developing they name their rule. */
export function shortClassNamesPlugin(workspace: string): Plugin {
  return {
    name: 'shop-short-class-names',
    apply: 'build',
    config: () => ({
      css: {
        modules: { generateScopedName: (name, file, css) => shortClassName(workspace, file, name, css) },
      },
    }),
  };
}
