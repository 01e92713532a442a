import type { WaitOutside } from '@shop/requests/admission-gate';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { Clock } from '../ports/clock';
import type { BeginAfterResponse } from './after-response';
import type { FileStorage } from '../ports/file-storage';
import type { MailPort } from '../ports/mail-port';
import type { PaymentGateway } from '../ports/payment-gateway';
import type { ShopApiConfig } from '../ports/shop-api-config';
import type { Channel } from '../channels/channel';
import type { Member } from '../auth/member';
import type { DocumentTurns } from '../pdf-documents/create-document-turns';
import type { FilterIdCache } from '../products/filter-id-cache';
import type { ProductFacetCache } from '../products/facets/product-facet-cache';
import type { ProductCountCache } from '../products/product-count-cache';

/** How a route adds to its response besides the body that it returns. */
export interface RouteResponse {
  /** Sets the paging headers of a list (core §3 "Pagination"). `per` is the number of rows of a page, or `all`. */
  paginate(total: number, page: number, per: number | 'all'): void;
  header(name: string, value: string): void;
  /** Responds with a file instead of the returned body; `name` is sent as `x-suggested-filename`, percent-encoded. */
  file(bytes: Uint8Array, name: string, type: string): void;
}

/** What every route gets: the request's shop and member, and the API's dependencies. */
export interface RouteContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailPort;
  /** The payment service, waited for outside the API's gate; `null` where the shop has none. */
  readonly payments: PaymentGateway | null;
  /**
   * Waits for another server, such as a sign-in provider, without keeping places of the API's gate from other calls. Never call
   * it in a transaction (see `WaitOutside`).
   */
  readonly waitOutside: WaitOutside;
  readonly files: FileStorage;
  /** The turns in which this API renders its documents. */
  readonly documentTurns: DocumentTurns;
  /** The cached number of products of each list. */
  readonly productCounts: ProductCountCache;
  /** The cached ids by which lists are filtered. */
  readonly filterIds: FilterIdCache;
  /** The cached facets of each list. */
  readonly productFacets: ProductFacetCache;
  readonly log: Logger;
  /**
   * Begins work that the response does not wait for: its time must not show whether there is such an account or order.
   * reliability 4
   */
  readonly afterResponse: BeginAfterResponse;
  readonly config: ShopApiConfig;
  readonly channel: Channel;
  /** The member of the access token; `null` for a guest and where the endpoint's `auth` reads no token. */
  readonly member: Member | null;
  readonly requestId: string;
  /** The client IP, as far as it can be trusted. */
  readonly clientIp: string;
  /** What rate limits count the client IP as: an IPv6 address counts as its /64. */
  readonly rateIp: string;
  readonly response: RouteResponse;
  /** A header of the request, `null` where it was not sent. */
  requestHeader(name: string): string | null;
  /** A hash of the call and its body, which a repetition of the same request shares. */
  requestHash(): string;
  /** The bearer token as it was sent, for the calls that revoke or refresh it. */
  readonly bearer: string | null;
  /** The member; throws a 401 for a guest. */
  requireMember(): Member;
}
