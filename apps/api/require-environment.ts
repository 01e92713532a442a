import type { ShopEnvironment } from '@shop/shop-api/ports/shop-environment';
import { StartupError } from './startup-error';

/**
 * Throws `StartupError` where a database is not of the kind that `SHOP_ENV` says. A live shop's, served as a demonstration,
 * would show its mails; a demonstration's has accounts with known passwords. One that is nobody's yet is let through.
 */
export function requireEnvironment(found: ShopEnvironment | null, wanted: ShopEnvironment): void {
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
