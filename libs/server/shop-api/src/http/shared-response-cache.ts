import { createHash } from 'node:crypto';
import { matchesEtag } from '@shop/requests/matches-etag';
import type { GuestData } from '@shop/contract/guest-calls';
import { LRUCache } from 'lru-cache';
import type { DatabaseChange, DatabaseChanges } from '../db/database-changes';
import type { Clock } from '../ports/clock';

/** How old a shared response may be where no announcement purges it earlier, in ms. */
export const SHARED_TTL_MS = 3_000;
/** 16 MB for all responses of the process. */
const MAX_BYTES = 16 * 1024 * 1024;
/** What an entry takes besides its body and key, in bytes. */
const ENTRY_BYTES = 1_000;
const ETAG_LENGTH = 22;

/** What purges a response: `products` by every change, `site` by every change but those of products. */
type SharedData = Exclude<GuestData, 'unannounced'>;

/** A call with a response that every guest of a shop shares. */
export interface SharedCall {
  /** The shop, the path and the query. */
  readonly key: string;
  readonly data: SharedData;
}

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
  readonly data: SharedData;
}

interface PendingResponse {
  readonly data: SharedData;
  readonly response: Promise<SharedResponse>;
}

interface SharedResponseCacheParts {
  readonly changes: DatabaseChanges;
  readonly clock: Clock;
  readonly maxBytes?: number;
}

/**
 * The responses of calls that are the same for every guest, for some seconds and until the database announces a change;
 * concurrent calls share one load. Nothing is shared while announcements cannot be received.
 */
export class SharedResponseCache {
  private readonly changes: DatabaseChanges;
  private readonly responses: LRUCache<string, SharedResponse>;
  /** Loads in progress; a change removes them, so that they are neither stored nor shared with later callers. */
  private readonly pending = new Map<string, PendingResponse>();

  constructor({ changes, clock, maxBytes = MAX_BYTES }: SharedResponseCacheParts) {
    this.changes = changes;
    this.responses = new LRUCache({
      ttl: SHARED_TTL_MS,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.length + 2 * key.length + ENTRY_BYTES,
    });
    changes.subscribe((change) => this.purge(change));
  }

  /** Returns the shared response, or makes it; 304 where the caller has it already. Rejects as `load` does. */
  async respond(
    call: SharedCall,
    ifNoneMatch: string | null,
    load: () => Promise<LoadedResponse>,
  ): Promise<Response> {
    if (!this.changes.isListening) return (await load()).response;
    const shared =
      this.responses.get(call.key) ??
      (await (this.pending.get(call.key)?.response ?? this.loadAndStore(call, load)));
    const headers = new Headers(shared.headers);
    if (!matchesEtag(ifNoneMatch, headers.get('etag')))
      return new Response(shared.body, { status: shared.status, headers });
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }

  private loadAndStore(
    { key, data }: SharedCall,
    load: () => Promise<LoadedResponse>,
  ): Promise<SharedResponse> {
    const response = load().then((loaded) => share(loaded, data));
    const pending = { data, response };
    this.pending.set(key, pending);
    const settle = () => {
      const isCurrent = this.pending.get(key) === pending;
      if (isCurrent) this.pending.delete(key);
      return isCurrent;
    };
    response.then(
      (shared) => {
        if (settle() && shared.status === 200) this.responses.set(key, shared);
      },
      () => settle(),
    );
    return response;
  }

  /** A change of products concerns the products of its shop; any other one everything, since shops show each other's names. */
  private purge({ channelId, what }: DatabaseChange): void {
    const isOfProducts = what.startsWith('product');
    for (const [key, { data }] of this.pending)
      if (!isOfProducts || data === 'products') this.pending.delete(key);
    for (const [key, shared] of [...this.responses.entries()]) {
      const isConcerned = channelId === null || channelId === shared.channelId;
      if (!isOfProducts || (shared.data === 'products' && isConcerned)) this.responses.delete(key);
    }
  }
}

/** Reads a response whole and adds an ETag, for conditional requests. */
async function share({ response, channelId }: LoadedResponse, data: SharedData): Promise<SharedResponse> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const hash = createHash('sha256')
    .update(JSON.stringify([...headers]))
    .update(body);
  headers.set('etag', `"${hash.digest('base64url').slice(0, ETAG_LENGTH)}"`);
  return { status: response.status, headers, body, channelId, data };
}
