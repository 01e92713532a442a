import { createHash } from 'node:crypto';
import type { GuestData } from '@shop/contract/guest-calls';
import type { Sender } from '@shop/requests/admission-lane';
import { matchesEtag } from '@shop/requests/matches-etag';
import { SingleFlightCache } from '@shop/requests/single-flight-cache';
import type { DatabaseChange, DatabaseChanges } from '../db/database-changes';
import type { Clock } from '../ports/clock';

/** How old a shared response may be where no change notification purges it earlier, in ms. */
export const SHARED_TTL_MS = 3_000;
/** 16 MB for all responses of the process but sitemaps. */
const MAX_BYTES = 16 * 1024 * 1024;
/** A few parts of sitemaps, of about a megabyte each: whoever reads all of them takes no list out of the cache. */
const MAX_SITEMAP_BYTES = 6 * 1024 * 1024;
/** What an entry takes besides its body and key, in bytes. */
const ENTRY_BYTES = 1_000;
const ETAG_LENGTH = 22;

/** What purges a response: `products` and `sitemap` by every change, `site` by every change but those of products. */
type SharedData = Exclude<GuestData, 'unannounced'>;

/** A call with a response that every guest of a shop shares. */
export interface SharedCall {
  /** The shop, the path and the query. */
  readonly key: string;
  readonly data: SharedData;
}

/** Who asks for a response. */
interface SharedCaller {
  /** Whose share of the API it takes; `null`: nobody's. */
  readonly sender: Sender;
  /** The tags of what the caller has already. */
  readonly ifNoneMatch: string | null;
}

/** Makes a response. `senders` are all who wait for it, and grow while it is being made. */
type LoadResponse = (senders: ReadonlySet<Sender>) => Promise<LoadedResponse>;

/** A response that was just made, and the shop that it belongs to. */
export interface LoadedResponse {
  readonly response: Response;
  readonly channelId: number;
}

interface SharedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly channelId: number;
}

interface SharedResponseCacheParts {
  readonly changes: DatabaseChanges;
  readonly clock: Clock;
  readonly maxBytes?: number;
}

/**
 * The responses of calls that are the same for every guest, for some seconds and until the database notifies of a change;
 * concurrent calls share one load. Nothing is shared while notifications cannot be received.
 */
export class SharedResponseCache {
  private readonly changes: DatabaseChanges;
  /** By what purges a response, then by its call. */
  private readonly responses: SingleFlightCache<SharedResponse>;
  private readonly sitemaps: SingleFlightCache<SharedResponse>;

  constructor({ changes, clock, maxBytes = MAX_BYTES }: SharedResponseCacheParts) {
    this.changes = changes;
    const cacheOf = (bytes: number) =>
      new SingleFlightCache<SharedResponse>({
        ttlMs: SHARED_TTL_MS,
        maxBytes: bytes,
        bytesOf: ({ body }, key) => body.length + 2 * key.length + ENTRY_BYTES,
        now: () => clock.now().getTime(),
      });
    this.responses = cacheOf(maxBytes);
    this.sitemaps = cacheOf(MAX_SITEMAP_BYTES);
    changes.subscribe((change) => this.purge(change));
  }

  /** Returns the shared response, or makes it; 304 where the caller has it already. Rejects as `load` does. */
  async respond(
    { key, data }: SharedCall,
    { sender, ifNoneMatch }: SharedCaller,
    load: LoadResponse,
  ): Promise<Response> {
    if (!this.changes.isListening) return (await load(new Set([sender]))).response;
    const cache = data === 'sitemap' ? this.sitemaps : this.responses;
    const shared = await cache.getFor({ key: keyOf(data, key), sender }, async (_allHaveLeft, senders) => {
      const value = await share(await load(senders));
      return { value, isCacheable: value.status === 200 };
    });
    const headers = new Headers(shared.headers);
    if (!matchesEtag(ifNoneMatch, headers.get('etag')))
      return new Response(shared.body, { status: shared.status, headers });
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }

  /** A change of products concerns the products of its shop; any other one everything, since shops show each other's names. */
  private purge({ channelId, what }: DatabaseChange): void {
    if (!what.startsWith('product')) {
      this.responses.purge();
      this.sitemaps.purge();
      return;
    }
    const ofProducts = keyOf('products', '');
    const isOfShop = (shared: SharedResponse | null) =>
      shared === null || channelId === null || channelId === shared.channelId;
    this.responses.purge((key, shared) => key.startsWith(ofProducts) && isOfShop(shared));
    // A sale that leaves pieces changes no sitemap.
    if (!what.startsWith('product:')) this.sitemaps.purge((_key, shared) => isOfShop(shared));
  }
}

const keyOf = (data: SharedData, call: string) => `${data} ${call}`;

/** Reads a response whole and adds an ETag, for conditional requests. */
async function share({ response, channelId }: LoadedResponse): Promise<SharedResponse> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const hash = createHash('sha256')
    .update(JSON.stringify([...headers]))
    .update(body);
  headers.set('etag', `"${hash.digest('base64url').slice(0, ETAG_LENGTH)}"`);
  return { status: response.status, headers, body, channelId };
}
