import type { Channel } from '../../channels/channel';
import { frontSettings } from '../../site/front-settings';

/** Whether one order may go to several destinations (core §3). */
export const allowsSeveralShippings = (channel: Channel): boolean =>
  frontSettings(channel)['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'];
