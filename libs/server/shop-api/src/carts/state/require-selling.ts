import type { Channel } from '../../channels/channel';
import { frontSettings } from '../../site/front-settings';
import { cartErrors } from './cart-errors';

/**
 * Whether the shop sells: it stops only while the temporary-stop plugin is in use and its selling flag is false (core
 * §4).
 */
export function isSelling(channel: Channel): boolean {
  const settings = frontSettings(channel);
  return (
    settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE'] !== true ||
    settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'] !== false
  );
}

/** Throws while the shop has stopped selling. */
export function requireSelling(channel: Channel): void {
  if (!isSelling(channel)) throw cartErrors.stopSelling();
}
