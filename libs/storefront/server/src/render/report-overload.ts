import type { ApiClient } from '@shop/api-client/api-client';
import { isApiError } from '@shop/api-client/is-api-error';

/** A 503 of the API that is no maintenance: it has too much to do. */
const isOverloadOfApi = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'server' && error.status === 503;

/** The same client, which also reports that the API has turned a call away because it has too much to do. */
export const reportOverload = (client: ApiClient, onOverload: () => void): ApiClient => ({
  call: async (endpoint, input, options) => {
    try {
      return await client.call(endpoint, input, options);
    } catch (error) {
      if (isOverloadOfApi(error)) onOverload();
      throw error;
    }
  },
});
