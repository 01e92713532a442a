import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { UnreadablePartError, findPartLoaders, markLoaders } from './find-part-loaders';
import { themeChunkKey } from './theme-chunk-key';
import { themeChunkTable } from './theme-chunk-table';

const THEMES_ID = 'virtual:shop-themes';
const CHUNKS_ID = 'virtual:shop-theme-chunks';
const RESOLVED_CHUNKS_ID = `\0${CHUNKS_ID}`;
const PART_SOURCE = /\.tsx?$/;
const PART_DECLARATION = /\b(?:theme(?:Page|Layout|Slot)|browserPart)\(/;

/** The folders of a build. */
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
  if (!isManifest(manifest)) throw new TypeError('The manifest of the client build cannot be read.');
  return themeChunkTable(manifest, appRoot, workspace, (name) =>
    readFileSync(path.join(client, name), 'utf8').trim(),
  );
}

/** The table as the code of a module; a style sheet that many parts share stands in it once. */
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
 * `virtual:shop-theme-chunks`, so that the first HTML names every chunk its page needs. The build fails for a part whose
 * import it cannot read, and for one that the browser's build has no chunk for.
 */
export function shopThemesPlugin(places: BuildPlaces): Plugin {
  /** Where a part of each key is declared. */
  const declared = new Map<string, string>();
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
      filter: { id: PART_SOURCE, code: PART_DECLARATION },
      async handler(code, id) {
        // Only the server looks the files up; the browser imports them.
        if (this.environment.name === 'client') return null;
        try {
          const loaders = findPartLoaders(code, id.endsWith('x') ? 'tsx' : 'ts').map(async (loader) => {
            const resolved = await this.resolve(loader.specifier, id);
            if (resolved === null) this.error(`${loader.specifier} cannot be resolved.`, loader.start);
            const key = themeChunkKey(places.workspace, resolved.id);
            declared.set(key, `${loader.specifier} in ${id}`);
            return { ...loader, key };
          });
          return { code: markLoaders(code, await Promise.all(loaders)), map: null };
        } catch (error) {
          if (error instanceof UnreadablePartError) this.error(error.message, error.position);
          throw error;
        }
      },
    },
    buildEnd(error) {
      if (error !== undefined || this.environment.name === 'client' || this.environment.mode !== 'build')
        return;
      const table = readChunkTable(places);
      const missing = [...declared].filter(([key]) => table[key] === undefined).map(([, place]) => place);
      if (missing.length > 0) this.error(`The client build has no chunk for ${missing.join(', ')}.`);
    },
  };
}
