import { DataFolderInUseError } from '@shop/shop-api/data-folder/lock-data-folder';
import { EnvironmentError } from './read-environment';
import { StartupError } from './startup-error';

const isPortTaken = (error: unknown): error is Error & { readonly port: number } =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EADDRINUSE' &&
  'port' in error &&
  typeof error.port === 'number';

/** One line for the operator in both languages, `null` where only the stack helps. */
export function startupErrorMessage(error: unknown): string | null {
  if (error instanceof EnvironmentError) return `環境変数が正しくありません: ${error.message}`;
  if (error instanceof StartupError) return `起動できません: ${error.message}`;
  if (error instanceof DataFolderInUseError)
    return `データフォルダーは使用中です: ${error.message} The data folder is in use by another process.`;
  if (isPortTaken(error))
    return `ポート ${error.port} は使用中です。 Port ${error.port} is taken; set SHOP_PORT_BASE.`;
  return null;
}
