/** The importers of a module. */
export interface ModuleImports {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** The roots that reach a module by static imports: entries, and modules that are imported dynamically. */
export function rootsOf(id: string, infoOf: (id: string) => ModuleImports | null): ReadonlySet<string> {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const info = infoOf(next);
    if (info === null || seen.has(next)) continue;
    seen.add(next);
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(next);
    queue.push(...info.importers);
  }
  return roots;
}
