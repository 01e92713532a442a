import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { markThemeParts } from './mark-theme-parts';
import { themeChunkKey } from './theme-chunk-key';
import { themeChunkTable } from './theme-chunk-table';

const THEMES_ID = 'virtual:shop-themes';
const CHUNKS_ID = 'virtual:shop-theme-chunks';
const RESOLVED_CHUNKS_ID = `\0${CHUNKS_ID}`;
const PART_SOURCE = /\.tsx?$/;

/** Where a build stands. */
export interface BuildPlaces {
  readonly appRoot: string;
  readonly workspace: string;
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (chunk: unknown) => typeof chunk === 'object' && chunk !== null && 'file' in chunk,
  );

function readChunkTable({ appRoot, workspace }: BuildPlaces) {
  const client = path.join(appRoot, 'build/client');
  const manifest: unknown = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));
  if (!isManifest(manifest)) throw new TypeError('The browser’s build has left no readable manifest.');
  return themeChunkTable(manifest, appRoot, workspace, (name) =>
    readFileSync(path.join(client, name), 'utf8').trim(),
  );
}

/** The table as a module: a style sheet that many parts share stands in it once. */
function chunkTableCode(table: ReturnType<typeof readChunkTable>): string {
  const sheets = new Map<string, string>();
  const code = JSON.stringify(table, (name, value: unknown) => (name === 'css' ? undefined : value));
  for (const { styles } of Object.values(table)) for (const { href, css } of styles) sheets.set(href, css);
  return `
    const sheets = ${JSON.stringify(Object.fromEntries(sheets))};
    export const themeChunks = ${code};
    for (const { styles } of Object.values(themeChunks)) for (const style of styles) style.css = sheets[style.href];
  `;
}

/**
 * Brings an app's themes into the shell as `virtual:shop-themes`, and the files of their parts into the server as
 * `virtual:shop-theme-chunks`, so that the first HTML names every chunk its page needs.
 */
export function shopThemesPlugin(places: BuildPlaces): Plugin {
  return {
    name: 'shop-themes',
    enforce: 'pre',
    resolveId(id) {
      if (id === THEMES_ID) return path.join(places.appRoot, 'app/themes.ts');
      return id === CHUNKS_ID ? RESOLVED_CHUNKS_ID : null;
    },
    load(id) {
      if (id !== RESOLVED_CHUNKS_ID) return null;
      return chunkTableCode(this.environment.mode === 'build' ? readChunkTable(places) : {});
    },
    transform: {
      filter: { id: PART_SOURCE, code: /\b(?:theme(?:Page|Layout|Slot)|browserPart)\(/ },
      async handler(code, id) {
        // Only the server looks the files up; the browser imports them.
        if (this.environment.name === 'client') return null;
        const marked = await markThemeParts(code, async (specifier) => {
          const resolved = await this.resolve(specifier, id);
          return resolved === null ? null : themeChunkKey(places.workspace, resolved.id);
        });
        return marked === code ? null : { code: marked, map: null };
      },
    },
  };
}
