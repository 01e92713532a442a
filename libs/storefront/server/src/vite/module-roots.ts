/** What is asked of a module: who imports it. */
export interface ModuleImports {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** The modules that a load begins at and that reach this one: entries, and what is imported by need. */
export function rootsOf(id: string, infoOf: (id: string) => ModuleImports | null): ReadonlySet<string> {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const info = infoOf(next);
    if (info === null || seen.has(next)) continue;
    seen.add(next);
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(next);
    waiting.push(...info.importers);
  }
  return roots;
}
