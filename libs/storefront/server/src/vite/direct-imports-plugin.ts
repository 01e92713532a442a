import { existsSync, readFileSync } from 'node:fs';
import type { Alias, Plugin } from 'vite';
import { readBarrel, writeDirectImports } from './direct-imports';

const SOURCE = /[\\/](?:libs|apps)[\\/].*\.tsx?$/;
const BARREL = /[\\/]index\.ts$/;

/** Replaces imports of the workspace's libraries by imports of the files behind them, in the browser's build. */
export function directImportsPlugin(aliases: readonly Alias[]): Plugin {
  const barrels = new Map<string, ReturnType<typeof readBarrel> | null>();
  const readBarrelOf = (source: string) => {
    const alias = aliases.find(({ find }) => find instanceof RegExp && find.test(source));
    if (alias === undefined || !BARREL.test(alias.replacement) || !existsSync(alias.replacement)) return null;
    return readBarrel(readFileSync(alias.replacement, 'utf8'));
  };
  const barrelOf = (source: string) => {
    if (!barrels.has(source)) barrels.set(source, readBarrelOf(source));
    return barrels.get(source) ?? null;
  };
  return {
    name: 'shop-direct-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: SOURCE, code: /from '@shop\/[\w-]+'/ },
      handler: (code) => ({ code: writeDirectImports(code, barrelOf), map: null }),
    },
  };
}
