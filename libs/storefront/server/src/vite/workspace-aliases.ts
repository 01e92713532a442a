import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Alias } from 'vite';

interface TsConfig {
  readonly compilerOptions: { readonly paths: Readonly<Record<string, readonly string[]>> };
}

const isTsConfig = (value: unknown): value is TsConfig =>
  typeof value === 'object' &&
  value !== null &&
  'compilerOptions' in value &&
  typeof value.compilerOptions === 'object' &&
  value.compilerOptions !== null &&
  'paths' in value.compilerOptions;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The workspace's import names as the bundler's aliases, read from where the compiler has them. */
export function workspaceAliases(workspace: string): Alias[] {
  const config: unknown = JSON.parse(readFileSync(path.join(workspace, 'tsconfig.base.json'), 'utf8'));
  if (!isTsConfig(config)) throw new TypeError('tsconfig.base.json names no paths.');
  return Object.entries(config.compilerOptions.paths).map(([name, [target = '']]) => ({
    find: new RegExp(`^${escape(name).replace('\\*', '(.*)')}$`),
    replacement: path.join(workspace, target).replace('*', '$1'),
  }));
}
