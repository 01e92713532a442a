/** Imports a part of the shell. The build adds `chunk`, the key of its files. */
export interface BrowserPartLoader<Module> {
  (): Promise<Module>;
  readonly chunk?: string;
}

/** Code of the shell that is loaded on demand. */
export interface BrowserPart<Module> {
  readonly chunk: string | null;
  load(): Promise<Module>;
}

/** Declares a part. Keep the `import()` inline, because the build reads it. */
/* @__NO_SIDE_EFFECTS__ */
export function browserPart<Module>(loader: BrowserPartLoader<Module>): BrowserPart<Module> {
  return { chunk: loader.chunk ?? null, load: loader };
}
