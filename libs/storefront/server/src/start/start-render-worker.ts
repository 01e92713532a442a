import { ChangeEvents } from '../data-changes/change-events';
import { loadRenderer } from '../render/load-renderer';
import { type ServerPort, serveRenderRequests } from '../workers/serve-render-requests';
import { serializeError } from '../render/serialized-error';
import type { StorefrontContext } from './storefront-context';

/** Loads the renderer in a worker thread and renders what the server requests through this port. */
export async function startRenderWorker(context: StorefrontContext, port: ServerPort): Promise<void> {
  const changes = new ChangeEvents();
  const render = await loadRenderer({
    ...context,
    changes,
    onError: (error, requestId) =>
      port.postMessage({ type: 'error', requestId, error: serializeError(error) }),
  });
  serveRenderRequests(port, render, changes);
}
