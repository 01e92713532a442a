import type { ApiClient } from './api-client';
import { isApiError } from './is-api-error';

/** The pauses before a call is repeated, in ms: long enough for an API to take its connections up again. */
const PAUSES_MS = [300, 1_200];
const KEY_BYTES = 16;

const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Whether the API may have carried out a call although its response did not arrive. */
const isLost = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');

/**
 * A client for one change: it repeats the call when the response is lost, up to twice and always under one request key,
 * so that the change happens once. Only for calls that the API recognises: those that change a cart, ask for a return or a
 * product, write under an inquiry, add to what a member keeps, register, prove a mail address or set a password, by the
 * key, and the decision, by its cart token. Reliability 33
 */
export function repeatLostCalls(api: ApiClient): ApiClient {
  const requestKey = createKey();
  return {
    call: async (endpoint, input, options) => {
      const send = () => api.call(endpoint, input, { ...options, requestKey });
      for (const pauseMs of PAUSES_MS) {
        try {
          return await send();
        } catch (error) {
          if (!isLost(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      }
      return await send();
    },
  };
}
