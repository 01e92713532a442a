import type { ApiError } from '@shop/api-client/api-error';
import { shopServicesContext } from '@shop/query/shop-services-context';
import type { RequestSession } from '@shop/session/read-session-from-cookies';
import { type CspOrigins, cspOriginsContext } from '@shop/storefront-shell/site/csp-origins';
import { allowedApisContext, shopDocumentContext } from '@shop/storefront-shell/document/shop-document';
import { OverloadedError } from '@shop/requests/admission-gate';
import { RouterContextProvider, type ServerBuild, createRequestHandler } from 'react-router-dom';
import type { RequestUrl } from '../request-url/request-url';
import type { ChangeEvents } from '../data-changes/change-events';
import type { ContentEncoding } from '../compression/accepted-encoding';
import type { InternalRequestContext } from '../request-context/internal-request-context';
import { createRequestServices } from './create-request-services';
import { type FindPartFiles, renderContext } from './render-context';
import { createApiResponseCache } from './api-response-cache';
import { BufferedResponse } from './buffered-response';

/** A request for one document. Neither cookies nor the host of the HTTP request reach the routes. */
export interface DocumentRequest {
  readonly url: RequestUrl;
  readonly session: RequestSession;
  readonly nonce: string | null;
  readonly isComplete: boolean;
  /** Where a complete document is wanted in one piece, finished as it is to be sent; `null`: as a stream. */
  readonly encodeIn: ContentEncoding | null;
  readonly requestContext: InternalRequestContext;
  readonly signal: AbortSignal;
  /** Filled while the document is rendered: the origins that its policy allows. */
  readonly cspOrigins: CspOrigins;
}

/** Renders documents of one shop. */
export type DocumentRenderer = (request: DocumentRequest) => Promise<Response>;

/** What a renderer is made of. */
export interface RendererConfig {
  readonly build: ServerBuild;
  readonly channel: string;
  readonly origin: string;
  readonly apiUrl: string;
  /** Origins of APIs that browsers may be sent to. */
  readonly allowedApis: readonly string[];
  readonly fetch: typeof globalThis.fetch;
  readonly onError: (error: unknown, requestId: string) => void;
  /** `NODE_ENV`: whether the framework shows errors in full. */
  readonly mode: string | undefined;
  /** Finds the files of theme parts while the app is developed; a build has a table of them. */
  readonly filesOf?: FindPartFiles;
  /** The memory that the responses which documents share may take in this thread, in bytes. */
  readonly cacheBytes: number;
  /** How old they may be when a document is rendered with them, in ms. */
  readonly cacheTtlMs: number;
  /** Announces which of the responses that documents share have changed. */
  readonly changes: ChangeEvents;
}

/**
 * Makes the renderer: each document has its own services, and its own context within the build's module graph. Rejects with
 * an `OverloadedError` where the API had too much to do for what the document needs.
 */
export function createDocumentRenderer(config: RendererConfig): DocumentRenderer {
  const { build, channel, origin, apiUrl, allowedApis, fetch, onError, changes, filesOf = null } = config;
  const handle = createRequestHandler(build, config.mode);
  const cacheResponses = createApiResponseCache({
    now: Date.now,
    changes,
    ttlMs: config.cacheTtlMs,
    maxBytes: config.cacheBytes,
  });
  return async ({ url, session, nonce, isComplete, encodeIn, requestContext, signal, cspOrigins }) => {
    const { requestId } = requestContext;
    const context = new RouterContextProvider();
    const api = { isOverloaded: false };
    context.set(
      shopServicesContext,
      createRequestServices({
        channel,
        apiUrl,
        session,
        requestContext,
        fetch,
        cacheResponses,
        onApiError: (error: ApiError) => onError(error, requestId),
        onOverload: () => void (api.isOverloaded = true),
      }),
    );
    context.set(shopDocumentContext, { channel, origin, session: session.state });
    context.set(cspOriginsContext, cspOrigins);
    context.set(allowedApisContext, allowedApis);
    const rendered: { whole: Uint8Array<ArrayBuffer> | null } = { whole: null };
    context.set(renderContext, {
      nonce,
      onBuffered: isComplete ? (whole) => void (rendered.whole = whole) : null,
      onError: (error) => onError(error, requestId),
      filesOf,
    });
    const absolute = new URL(origin);
    absolute.pathname = url.pathname;
    absolute.search = url.search;
    const response = await handle(new Request(absolute, { signal }), context);
    if (api.isOverloaded && response.status >= 500) {
      await response.body?.cancel();
      throw new OverloadedError();
    }
    const { whole } = rendered;
    if (whole === null) return response;
    return encodeIn === null ? new Response(whole, response) : new BufferedResponse(whole, response);
  };
}
