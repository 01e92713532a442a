import type { ApiClient } from '@shop/api-client/api-client';
import { repeatLostCalls } from '@shop/api-client/repeat-lost-calls';
import { useRef } from 'react';
import { useApi } from './use-api';

/** Sends a change with the client that it gets; `content` is what makes two changes the same, as JSON. */
export type SendOnce = <Result>(
  content: unknown,
  send: (api: ApiClient) => Promise<Result>,
) => Promise<Result>;

/**
 * Sends a form's change under a request key: when its response is lost it is repeated, and while the content stays the
 * same also a further press repeats it, so that the API carries it out once. Only for calls that know request keys.
 * Reliability 33
 */
export function useSendOnce(): SendOnce {
  const api = useApi();
  const sent = useRef<{ readonly content: string; readonly api: ApiClient } | null>(null);
  return async (content, send) => {
    const text = JSON.stringify(content);
    if (sent.current?.content !== text) sent.current = { content: text, api: repeatLostCalls(api) };
    const result = await send(sent.current.api);
    // The same once more is another change.
    sent.current = null;
    return result;
  };
}
