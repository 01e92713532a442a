import type { Channel } from '../channels/channel';
import { frontSettings } from '../site/front-settings';
import { giftErrors } from './gift-errors';

/** Throws where the shop offers no social gifts: it gives receivers no day to tell their address. */
export function requireGiftOffer(channel: Channel): void {
  if (frontSettings(channel)['ORDER.SOCIAL_GIFT.DAYS'] === 0) throw giftErrors.notOffered();
}
