import type { QueryClient } from '@tanstack/react-query';
import { type NamedStorage, browserStorage } from './browser-storage';
import { channelPrefixOf } from '../settings/settings-query';

/** What identifies the shop: the parts of a tab's or request's services that its name prefix is read from. */
export interface ShopStorageServices {
  readonly queryClient: QueryClient;
  readonly channel: string;
}

/**
 * A storage whose names begin with the shop's prefix, as the names of its cookies do. A full storage keeps what it had:
 * `setItem` then does nothing, and a page that needs the value reads it again. core §4
 */
export const shopStorage = (storage: NamedStorage, channelPrefix: string): NamedStorage => ({
  getItem: (name) => storage.getItem(channelPrefix + name),
  setItem: (name, value) => {
    try {
      storage.setItem(channelPrefix + name, value);
    } catch (error) {
      // The error of a full storage has another name in each browser.
      if (!(error instanceof DOMException)) throw error;
    }
  },
  removeItem: (name) => storage.removeItem(channelPrefix + name),
});

/** The shop's part of local storage. */
export const deviceStorage = ({ queryClient, channel }: ShopStorageServices): NamedStorage =>
  shopStorage(browserStorage('localStorage'), channelPrefixOf(queryClient, channel));

/** The shop's part of session storage. */
export const tabStorage = ({ queryClient, channel }: ShopStorageServices): NamedStorage =>
  shopStorage(browserStorage('sessionStorage'), channelPrefixOf(queryClient, channel));
