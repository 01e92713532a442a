import { buildRequest } from './build-request';
import { readResponse, type TestApi } from './open-test-api';

/** Calls a running API at `url` with the interface of `TestApi.call`. */
export const createHttpCaller = (url: string): Pick<TestApi, 'call'> => ({
  async call(spec, input, options = {}) {
    const headers = new Headers({
      accept: 'application/json',
      'channel-id': options.channel ?? 'default',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    });
    const built = buildRequest(spec, input, headers);
    return readResponse(spec, await fetch(`${url}${built.path}`, built.init));
  },
});
