import path from 'node:path';
import type { StyleSheet } from '@shop/storefront-shell/document/render-assets';
import type { Manifest } from 'vite';
import { themeChunkKey } from './theme-chunk-key';

/** The browser's entry, as the manifest calls it. Its scripts are in every document. */
const ENTRY = 'app/entry.client.tsx';

/** The scripts that the browser's entry imports, imported files first. Throws when the manifest has no entry. */
export function sharedScriptsOf(manifest: Manifest): readonly string[] {
  if (manifest[ENTRY] === undefined) throw new Error(`The client build has no ${ENTRY}.`);
  return [...collectChunks(manifest, ENTRY)]
    .filter((name) => name !== ENTRY)
    .flatMap((name) => (manifest[name] === undefined ? [] : [`/${manifest[name].file}`]));
}

/** Reads a style sheet of the browser's build by the name that the manifest gives it. */
export type ReadCss = (file: string) => string;

/** The files that a part needs in the browser; the styles with their text, for they are in the first HTML. */
export interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly StyleSheet[];
}

/** A chunk and all that it imports, the imported first: later styles win over earlier ones. */
function collectChunks(manifest: Manifest, name: string, chunks = new Set<string>()): ReadonlySet<string> {
  if (chunks.has(name)) return chunks;
  for (const imported of manifest[name]?.imports ?? []) collectChunks(manifest, imported, chunks);
  return chunks.add(name);
}

/** The files of every dynamically imported module, by its key. `root` is the folder that the manifest's names start at. */
export function themeChunkTable(
  manifest: Manifest,
  root: string,
  workspace: string,
  readCss: ReadCss,
): Readonly<Record<string, ChunkFiles>> {
  const shared = new Set(sharedScriptsOf(manifest));
  const table: Record<string, ChunkFiles> = {};
  for (const [name, chunk] of Object.entries(manifest)) {
    if (chunk.isDynamicEntry !== true || chunk.src === undefined) continue;
    const needed = [...collectChunks(manifest, name)];
    table[themeChunkKey(workspace, path.resolve(root, chunk.src))] = {
      scripts: needed
        .flatMap((other) => (manifest[other] === undefined ? [] : [`/${manifest[other].file}`]))
        .filter((script) => !shared.has(script)),
      styles: needed
        .flatMap((other) => manifest[other]?.css ?? [])
        .map((file) => ({ href: `/${file}`, css: readCss(file) })),
    };
  }
  return table;
}
