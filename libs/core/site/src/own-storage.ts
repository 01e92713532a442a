import type { QueryClient } from '@tanstack/react-query';
import { type NamedStorage, browserStorage } from './browser-storage';
import { channelPrefixOf } from './settings-query';

/** The shop whose names they are, as the services of a tab or a request know it. */
export interface OwningShop {
  readonly queryClient: QueryClient;
  readonly channel: string;
}

/** A storage of the browser in which the names of one shop stand after its own prefix, as its cookies do. core §4 */
export const ownStorage = (storage: NamedStorage, channelPrefix: string): NamedStorage => ({
  getItem: (name) => storage.getItem(channelPrefix + name),
  setItem: (name, value) => storage.setItem(channelPrefix + name, value),
  removeItem: (name) => storage.removeItem(channelPrefix + name),
});

/** What this shop keeps on the device. */
export const deviceStorage = ({ queryClient, channel }: OwningShop): NamedStorage =>
  ownStorage(browserStorage('localStorage'), channelPrefixOf(queryClient, channel));

/** What this shop keeps as long as the tab lives. */
export const tabStorage = ({ queryClient, channel }: OwningShop): NamedStorage =>
  ownStorage(browserStorage('sessionStorage'), channelPrefixOf(queryClient, channel));
