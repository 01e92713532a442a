import type { Executor } from '../../db/database';
import type { RouteContext } from '../../http/route-context';
import { findMissingPages } from '../../static-pages/required-pages';
import { cartErrors } from '../state/cart-errors';

/** Throws in a live shop that does not show the pages which the law asks for, naming them. */
export async function requireLegalPages(
  tx: Executor,
  { config, channel }: Pick<RouteContext, 'config' | 'channel'>,
): Promise<void> {
  if (config.env !== 'live') return;
  const missing = await findMissingPages(tx, channel.id);
  if (missing.length > 0) throw cartErrors.pagesMissing(missing.map(({ name }) => name));
}
