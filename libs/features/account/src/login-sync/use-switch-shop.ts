import { createSyncToken } from '@shop/contract/auth/create-sync-token';
import { useApi } from '@shop/query/use-api';
import type { SisterShop } from '@shop/site/settings/public-site-query';
import { errorMessage } from '@shop/site/errors/error-message';
import { useState } from 'react';

const leaveFor = (url: string): void => window.location.assign(url);

/** Opens another shop of the platform and signs the member in there, if they have an account. */
export function useSwitchShop(leave: (url: string) => void = leaveFor) {
  const api = useApi();
  const [busyChannel, setBusyChannel] = useState<string | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const change = async ({ channel, url }: SisterShop) => {
    setBusyChannel(channel);
    setErrorText(null);
    try {
      const { data } = await api.call(createSyncToken, { body: { channel } });
      // The secret goes to the shop that the site names, and nowhere else.
      if (!URL.canParse(data.url) || new URL(data.url).origin !== new URL(url).origin)
        throw new Error('The other shop stands elsewhere');
      leave(data.url);
    } catch (error) {
      setErrorText(errorMessage(error));
      setBusyChannel(null);
    }
  };
  return { busyChannel, errorText, change: (shop: SisterShop) => void change(shop) };
}
