import type { ApiClient } from '@shop/api-client/api-client';
import { startOauth } from '@shop/contract/auth/start-oauth';
import { useShopServices } from '@shop/query/shop-services-provider';
import { errorMessage } from '@shop/site/errors/error-message';
import { accountPaths } from '@shop/site/paths/account-paths';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { readTabReturnPath } from '@shop/site/paths/tab-return-path';
import { useState } from 'react';
import { storePendingOauth } from './pending-oauth';

/** The provider's page, if it is one of the web: nothing else is ever opened. */
const webAddress = (url: string): URL | null => {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed : null;
};

async function begin(api: ApiClient, type: string, returnPath: string) {
  const { data } = await api.call(startOauth, { params: { type }, query: { return_path: returnPath } });
  const url = webAddress(data.url);
  const state = url?.searchParams.get('state') ?? null;
  if (url === null || state === null) throw new Error('The provider has no page');
  return { url: url.href, pending: { type, state, browserSecret: data.browser_secret } };
}

/** Goes to another page of the browser. */
const leaveFor = (url: string): void => window.location.assign(url);

/** Starts a sign-in with a provider: stores what the callback needs, then opens the provider's page. */
export function useStartOauth(leave: (url: string) => void = leaveFor) {
  const services = useShopServices();
  const [busyType, setBusyType] = useState<string | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const start = async (type: string) => {
    setBusyType(type);
    setErrorText(null);
    try {
      const { url, pending } = await begin(
        services.api,
        type,
        readTabReturnPath(services) ?? accountPaths.ec(),
      );
      storePendingOauth(tabStorage(services), pending);
      leave(url);
    } catch (error) {
      setErrorText(errorMessage(error));
      setBusyType(null);
    }
  };
  return { busyType, errorText, start: (type: string) => void start(type) };
}
