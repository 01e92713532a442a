import path from 'node:path';

/** Loads a module of the workspace, by its path from the top. */
export type LoadModule = (file: string) => Promise<object>;

/**
 * Runs with a loader of the workspace's modules as the shops' build reads them: Nx compiles generators, but not what they
 * import only when they run, such as the tokens of a theme.
 */
export async function withModuleLoader<Result>(
  root: string,
  work: (load: LoadModule) => Promise<Result>,
): Promise<Result> {
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await work((file) => server.ssrLoadModule(path.join(root, file)));
  } finally {
    await server.close();
  }
}
