import { DataFolderInUseError } from '@shop/shop-api/data-folder/lock-data-folder';
import { NewerSchemaError } from '@shop/shop-api/db/migrate/newer-schema-error';
import { EnvironmentError } from './read-environment';
import { StartupError } from './startup-error';

const isPortTaken = (error: unknown): error is Error & { readonly port: number } =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EADDRINUSE' &&
  'port' in error &&
  typeof error.port === 'number';

const ABSENT_ADDRESS: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
const isAddressAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && 'port' in error && ABSENT_ADDRESS.has(error.code);

/** What the operator is told in both languages, in one line or a list; `null` where only the stack helps. */
export function startupErrorMessage(error: unknown): string | null {
  if (error instanceof EnvironmentError) return `環境変数が正しくありません: ${error.message}`;
  if (error instanceof StartupError) return `起動できません: ${error.message}`;
  if (error instanceof DataFolderInUseError)
    return `データフォルダーは使用中です: ${error.message} The data folder is in use by another process.`;
  if (error instanceof NewerSchemaError)
    return `データベースは、より新しい版のプログラムで更新されています。 ${error.message}; start the newer program.`;
  if (isPortTaken(error))
    return `ポート ${error.port} は使用中です。 Port ${error.port} is taken; set SHOP_PORT_BASE.`;
  if (isAddressAbsent(error))
    return 'SHOP_LISTEN_HOST はこのマシンのアドレスではありません。 SHOP_LISTEN_HOST is no address of this machine.';
  return null;
}
