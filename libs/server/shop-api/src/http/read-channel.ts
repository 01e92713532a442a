import { CHANNEL_NOT_FOUND_MESSAGE, ERROR_CODES } from '@shop/contract/error-codes';
import { type Channel, findChannel } from '../channels/channel';
import type { Executor } from '../db/database';
import { notFound } from './http-error';
import { underMaintenance } from './error-responses';

const KEY = /^[a-z][a-z0-9-]{0,31}$/;

/**
 * The shop that the header `channel-id` names; 404 where there is none, 503 while it is under maintenance. core §7,
 * §8
 */
export async function readChannel(db: Executor, headers: Headers): Promise<Channel> {
  const key = headers.get('channel-id') ?? '';
  const channel = KEY.test(key) ? await findChannel(db, key) : null;
  if (channel === null) throw notFound(ERROR_CODES.channelNotFound, CHANNEL_NOT_FOUND_MESSAGE);
  if (channel.isMaintenance) {
    const { maintenanceTitle, maintenanceMessage, settings } = channel;
    const gtmId = settings['GTM.ID'];
    throw underMaintenance(
      maintenanceTitle || undefined,
      maintenanceMessage || undefined,
      typeof gtmId === 'string' && gtmId !== '' ? gtmId : null,
    );
  }
  return channel;
}
