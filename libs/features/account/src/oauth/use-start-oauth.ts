import type { ApiClient } from '@shop/api-client/api-client';
import { startOauth } from '@shop/contract/auth/start-oauth';
import { useShopServices } from '@shop/query/shop-services-provider';
import { errorMessage } from '@shop/site/errors/error-message';
import { paths } from '@shop/site/paths';
import { tabStorage } from '@shop/site/own-storage';
import { rememberedPath } from '@shop/site/remembered-path';
import { useState } from 'react';
import { storeOauthAttempt } from './oauth-attempt';

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
  return { url: url.href, attempt: { type, state, browserSecret: data.browser_secret } };
}

/** Goes to another page of the browser. */
const leaveFor = (url: string): void => window.location.assign(url);

/** Begins a sign-in through a provider: what ties the way back to this tab is kept, then the provider's page opens. */
export function useStartOauth(leave: (url: string) => void = leaveFor) {
  const services = useShopServices();
  const [busyType, setBusyType] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async (type: string) => {
    setBusyType(type);
    setFailure(null);
    try {
      const { url, attempt } = await begin(services.api, type, rememberedPath(services) ?? paths.ec());
      storeOauthAttempt(tabStorage(services), attempt);
      leave(url);
    } catch (error) {
      setFailure(errorMessage(error));
      setBusyType(null);
    }
  };
  return { busyType, failure, start: (type: string) => void start(type) };
}
