import type { ShopEnvironment } from '@shop/shop-api/ports/shop-environment';
import { StartupError } from './startup-error';

/**
 * Throws `StartupError` where the environment stored in a database differs from `SHOP_ENV`. A live shop served as a
 * demonstration would show its mails; a demonstration has accounts with known passwords. A database without an
 * environment is accepted.
 */
export function checkEnvironment(found: ShopEnvironment | null, wanted: ShopEnvironment): void {
  if (found === null || found === wanted) return;
  throw found === 'live'
    ? new StartupError(
        'このデータベースは本番の店のものです。SHOP_ENV=live を設定してください（デモには別の SHOP_DATA_DIR か DATABASE_URL を）。',
        'This database belongs to a live shop: set SHOP_ENV=live, or another SHOP_DATA_DIR or DATABASE_URL for a demonstration.',
      )
    : new StartupError(
        'このデータベースはデモのものです。本番の店は、新しい SHOP_DATA_DIR か空の DATABASE_URL で始めてください。',
        'This database belongs to a demonstration: begin a live shop on a new SHOP_DATA_DIR or an empty DATABASE_URL.',
      );
}
