import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { PART_DECLARATION, UnreadablePartError, findPartLoaders, markLoaders } from './find-part-loaders';
import { themeChunkKey } from './theme-chunk-key';
import { type ChunkFiles, sharedScriptsOf, themeChunkTable } from './theme-chunk-table';

const THEMES_ID = 'virtual:shop-themes';
const CHUNKS_ID = 'virtual:shop-theme-chunks';
const RESOLVED_CHUNKS_ID = `\0${CHUNKS_ID}`;
const PART_SOURCE = /\.tsx?$/;

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

/** The client build's files of theme parts, and those that every document starts with. */
interface ClientFiles {
  readonly themeChunks: Readonly<Record<string, ChunkFiles>>;
  readonly sharedScripts: readonly string[];
}

const NO_FILES: ClientFiles = { themeChunks: {}, sharedScripts: [] };

function readClientFiles({ appRoot, workspace }: BuildPlaces): ClientFiles {
  const client = path.join(appRoot, 'build/client');
  const manifest: unknown = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));
  if (!isManifest(manifest)) throw new TypeError('The manifest of the client build cannot be read.');
  const readCss = (name: string) => readFileSync(path.join(client, name), 'utf8').trim();
  return {
    themeChunks: themeChunkTable(manifest, appRoot, workspace, readCss),
    sharedScripts: sharedScriptsOf(manifest),
  };
}

/** The files as the code of a module; a style sheet that many parts share is in it once. */
function moduleOf({ themeChunks, sharedScripts }: ClientFiles): string {
  const sheets = new Map<string, string>();
  for (const { styles } of Object.values(themeChunks))
    for (const { href, css } of styles) sheets.set(href, css);
  const table = JSON.stringify(themeChunks, (name, value: unknown) => (name === 'css' ? undefined : value));
  return `
    const sheets = ${JSON.stringify(Object.fromEntries(sheets))};
    export const sharedScripts = ${JSON.stringify(sharedScripts)};
    export const themeChunks = ${table};
    for (const { styles } of Object.values(themeChunks)) for (const style of styles) style.css = sheets[style.href];
  `;
}

/**
 * Brings an app's themes into the shell as `virtual:shop-themes`, and the files of their parts into the server as
 * `virtual:shop-theme-chunks`, so that the first HTML names every chunk its page needs. The build fails for a part whose
 * import it cannot read, and for one that the browser's build has no chunk for. `partFiles` is filled with the file of
 * each part, by its key.
 */
export function shopThemesPlugin(places: BuildPlaces, partFiles: Map<string, string>): Plugin {
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
      return moduleOf(this.environment.mode === 'build' ? readClientFiles(places) : NO_FILES);
    },
    transform: {
      filter: { id: PART_SOURCE, code: PART_DECLARATION },
      async handler(code, id) {
        // Only the server looks the files up; the browser imports them.
        if (this.environment.name === 'client') return null;
        try {
          const loaders = findPartLoaders(code, id).map(async (loader) => {
            const resolved = await this.resolve(loader.specifier, id);
            if (resolved === null) this.error(`${loader.specifier} cannot be resolved.`, loader.start);
            const key = themeChunkKey(places.workspace, resolved.id);
            declared.set(key, `${loader.specifier} in ${id}`);
            partFiles.set(key, resolved.id);
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
      const { themeChunks } = readClientFiles(places);
      const missing = [...declared]
        .filter(([key]) => themeChunks[key] === undefined)
        .map(([, place]) => place);
      if (missing.length > 0) this.error(`The client build has no chunk for ${missing.join(', ')}.`);
    },
  };
}
