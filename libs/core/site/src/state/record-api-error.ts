import type { ApiError } from '@shop/api-client/api-error';
import type { createStore } from 'jotai/vanilla';
import { type ErrorLog, logApiError } from '../errors/log-api-error';
import { INVALID_CHANNEL_MESSAGE } from './invalid-channel-message';
import { baseErrorAtom, isInvalidChannelAtom, maintenanceAtom } from './site-state';

/**
 * Stores what an error says about the whole site (maintenance, invalid channel); pages show their own errors. The
 * client's `onError` calls it once for each error. core §8
 */
export function recordApiError(store: ReturnType<typeof createStore>, error: ApiError, log?: ErrorLog): void {
  logApiError(error, log);
  switch (error.kind) {
    case 'maintenance':
      store.set(maintenanceAtom, {
        title: error.body.title,
        message: error.body.message,
        gtmId: error.body.gtmId ?? null,
      });
      return;
    case 'network':
    case 'timeout':
    case 'cancelled':
    case 'unauthorized':
      return;
    case 'forbidden':
    case 'not-found':
    case 'conflict':
    case 'rejected':
    case 'rate-limited':
    case 'server':
      if (error.message === INVALID_CHANNEL_MESSAGE) store.set(isInvalidChannelAtom, true);
      else store.set(baseErrorAtom, { status: error.status, ...error.body });
  }
}
