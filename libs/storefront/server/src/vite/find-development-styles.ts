import type { PartFiles } from '@shop/storefront-shell/document/render-assets';

const STYLE_SHEET = /\.css$/;
/** Makes Vite respond with the style sheet itself, not with a module that inserts it. */
const SHEET_QUERY = '?direct';

/** True for the URL of a sheet that a document imports by `findDevelopmentStyles`. */
export const isDocumentSheet = (url: string): boolean => url.endsWith(SHEET_QUERY);

/** A module of the graph, as far as it is read here. */
interface GraphModule {
  readonly id: string | null;
  readonly url: string;
  readonly importedModules: ReadonlySet<GraphModule>;
}

/** The part of Vite's module graph that is read here. */
export interface StyleGraph {
  getModuleById(id: string): GraphModule | undefined;
}

/** The style sheets that a module reaches, imported ones first: later styles win over earlier ones. */
function collectStyleSheets(module: GraphModule, seen: Set<GraphModule>): readonly string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const imported = [...module.importedModules].flatMap((other) => collectStyleSheets(other, seen));
  return STYLE_SHEET.test(module.id ?? '') ? [...imported, module.url] : imported;
}

/**
 * The styles of a theme part while the app is developed, as URLs of Vite's server. Without them the first HTML would
 * stay unstyled until the browser has loaded the part's code. The part has been loaded before it is rendered, so the
 * module graph holds what it imports.
 */
export function findDevelopmentStyles(graph: StyleGraph, file: string): PartFiles {
  const module = graph.getModuleById(file);
  const sheets = module === undefined ? [] : collectStyleSheets(module, new Set());
  const styles = sheets.map((url) => ({ href: url, css: `@import url("${url}${SHEET_QUERY}");` }));
  return { scripts: [], styles };
}
