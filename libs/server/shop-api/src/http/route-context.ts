import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { Clock } from '../ports/clock';
import type { FileStorage } from '../ports/file-storage';
import type { MailPort } from '../ports/mail-port';
import type { PaymentGateway } from '../ports/payment-gateway';
import type { ShopApiConfig } from '../ports/shop-api-config';
import type { Channel } from '../channels/channel';
import type { Member } from '../auth/member';
import type { ProductCountCache } from '../products/product-count-cache';

/** How a route adds to its answer besides the body it returns. */
export interface RouteResponse {
  /** The headers of a list (core §3 "Pagination"). `per` is the rows of a page, or `all`. */
  paginate(total: number, page: number, per: number | 'all'): void;
  header(name: string, value: string): void;
  /** Answers a file instead of the returned body; `name` travels as `x-suggested-filename`, percent-encoded. */
  file(bytes: Uint8Array, name: string, type: string): void;
}

/** What every route works with. */
export interface RouteContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailPort;
  /** The payment service; `null` where the shop has none. */
  readonly payments: PaymentGateway | null;
  readonly files: FileStorage;
  /** How many products a list has. */
  readonly productCounts: ProductCountCache;
  readonly log: Logger;
  readonly config: ShopApiConfig;
  readonly channel: Channel;
  /** Who signed in, where the endpoint's `auth` reads tokens; `null` for a visitor. */
  readonly member: Member | null;
  readonly requestId: string;
  /** The shopper's own address, as far as it can be trusted. */
  readonly clientAddress: string;
  readonly response: RouteResponse;
  /** A header of the request, `null` where it was not sent. */
  requestHeader(name: string): string | null;
  /** The raw bearer token, for the calls that end or renew it. */
  readonly bearer: string | null;
  /** The member, or 401. */
  requireMember(): Member;
}
