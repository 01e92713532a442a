import type { ApiError } from '@shop/api-client/api-error';
import { shopServicesContext } from '@shop/query/shop-services-context';
import type { RequestSession } from '@shop/session/read-session-from-cookies';
import { type CspOrigins, cspOriginsContext } from '@shop/storefront-shell/site/csp-origins';
import { allowedApisContext, shopDocumentContext } from '@shop/storefront-shell/document/shop-document';
import { RouterContextProvider, type ServerBuild, createRequestHandler } from 'react-router-dom';
import type { RequestAddress } from '../address/request-address';
import type { ChangeEvents } from '../changes/change-events';
import type { ContentEncoding } from '../compression/accepted-encoding';
import type { InternalCredentials } from '../proxy/internal-credentials';
import { createRequestServices } from './create-request-services';
import { renderContext } from './render-context';
import { createApiResponseCache } from './api-response-cache';
import { BufferedResponse } from './buffered-response';

/** One document to draw. Neither cookies nor host of the request reach the routes. */
export interface DocumentRequest {
  readonly address: RequestAddress;
  readonly session: RequestSession;
  readonly nonce: string | null;
  readonly isComplete: boolean;
  /** Where a complete document is wanted in one piece, finished as it is to be sent; `null`: as a stream. */
  readonly encodeIn: ContentEncoding | null;
  readonly credentials: InternalCredentials;
  readonly signal: AbortSignal;
  /** Filled while the document is drawn: whom its browser may speak with. */
  readonly parties: CspOrigins;
}

/** Draws documents of one shop. */
export type DocumentRenderer = (request: DocumentRequest) => Promise<Response>;

/** What a renderer is made of. */
export interface RendererConfig {
  readonly build: ServerBuild;
  readonly channel: string;
  readonly origin: string;
  readonly apiAddress: string;
  /** Origins of APIs that browsers may be sent to. */
  readonly allowedApis: readonly string[];
  readonly fetch: typeof globalThis.fetch;
  readonly onError: (error: unknown, requestId: string) => void;
  /** `NODE_ENV`: whether the framework shows errors in full. */
  readonly mode: string | undefined;
  /** Says what of the answers that documents share has changed. */
  readonly changes: ChangeEvents;
}

/** Makes the renderer: each document has its own services, and its own context within the build's module graph. */
export function createDocumentRenderer(config: RendererConfig): DocumentRenderer {
  const { build, channel, origin, apiAddress, allowedApis, fetch, onError, changes } = config;
  const handle = createRequestHandler(build, config.mode);
  const cacheResponses = createApiResponseCache(Date.now, changes);
  return async ({ address, session, nonce, isComplete, encodeIn, credentials, signal, parties }) => {
    const { requestId } = credentials;
    const context = new RouterContextProvider();
    const onApiError = (error: ApiError) => onError(error, requestId);
    context.set(
      shopServicesContext,
      createRequestServices({ channel, apiAddress, session, credentials, fetch, cacheResponses, onApiError }),
    );
    context.set(shopDocumentContext, { channel, origin, session: session.state });
    context.set(cspOriginsContext, parties);
    context.set(allowedApisContext, allowedApis);
    const drawn: { whole: Uint8Array<ArrayBuffer> | null } = { whole: null };
    context.set(renderContext, {
      nonce,
      onBuffered: isComplete ? (whole) => void (drawn.whole = whole) : null,
      onError: (error) => onError(error, requestId),
    });
    const url = new URL(origin);
    url.pathname = address.pathname;
    url.search = address.search;
    const answer = await handle(new Request(url, { signal }), context);
    const { whole } = drawn;
    if (whole === null) return answer;
    return encodeIn === null ? new Response(whole, answer) : new BufferedResponse(whole, answer);
  };
}
