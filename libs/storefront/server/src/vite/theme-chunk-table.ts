import path from 'node:path';
import type { StyleSheet } from '@shop/storefront-shell/document/render-assets';
import type { Manifest } from 'vite';
import { themeChunkKey } from './theme-chunk-key';

/** Reads a style sheet of the browser's build by the name that the manifest gives it. */
export type ReadCss = (file: string) => string;

/** The files a part needs in the browser; the styles whole, for they stand in the first HTML. */
export interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly StyleSheet[];
}

/** The document names these scripts by itself. */
const isEverywhere = (name: string | undefined): boolean => name === 'framework' || name === 'shop';

/** Collects a chunk and what it imports, the imported first: later styles win over earlier ones. */
function collect(
  manifest: Manifest,
  name: string,
  seen: Set<string>,
  files: { scripts: string[]; styles: StyleSheet[] },
  readCss: ReadCss,
) {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return;
  seen.add(name);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen, files, readCss);
  if (!isEverywhere(chunk.name)) files.scripts.push(`/${chunk.file}`);
  files.styles.push(...(chunk.css ?? []).map((file) => ({ href: `/${file}`, css: readCss(file) })));
}

/** The files of every chunk that is loaded by need, by key. `root` is the folder that the manifest's names start at. */
export function themeChunkTable(
  manifest: Manifest,
  root: string,
  workspace: string,
  readCss: ReadCss,
): Readonly<Record<string, ChunkFiles>> {
  const table: Record<string, ChunkFiles> = {};
  for (const [name, chunk] of Object.entries(manifest)) {
    if (chunk.isDynamicEntry !== true || chunk.src === undefined) continue;
    const files: { scripts: string[]; styles: StyleSheet[] } = { scripts: [], styles: [] };
    collect(manifest, name, new Set(), files, readCss);
    table[themeChunkKey(workspace, path.resolve(root, chunk.src))] = files;
  }
  return table;
}
