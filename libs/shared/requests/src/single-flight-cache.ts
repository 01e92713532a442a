import { LRUCache } from 'lru-cache';
import type { Sender } from './admission-lane';

/** The limits of a cache. */
export interface SingleFlightCacheOptions<Value> {
  /** How long a value is served from the start of its load on, in ms; more than 0. */
  readonly ttlMs: number;
  /** The memory that all values may take together. A value that is larger by itself is not cached. */
  readonly maxBytes: number;
  readonly bytesOf: (value: Value, key: string) => number;
  /** Milliseconds of any clock; never 0, by which lru-cache marks what does not expire. */
  readonly now: () => number;
  /**
   * For loads that take the share of one sender, whose turns and limits must not decide for others: what is missing, each sender
   * loads for itself. Otherwise all wait for one load.
   */
  readonly isLoadedPerSender?: boolean;
}

/** What a load returns: everyone who waits for it gets the value, whether or not it may be cached. */
export interface Loaded<Value> {
  readonly value: Value;
  readonly isCacheable: boolean;
}

/** One caller's request for a value. */
export interface ValueRequest {
  readonly key: string;
  /** Who asks. */
  readonly sender: Sender;
  /** Aborted when this caller leaves; without it, the caller never does. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Loads a value. `allHaveLeft` is aborted when nobody waits for it any more. `senders` are all who wait for it, and grow while
 * it is loaded: whoever asks first must not make the others wait until it is that one's turn.
 */
export type Load<Value> = (allHaveLeft: AbortSignal, senders: ReadonlySet<Sender>) => Promise<Loaded<Value>>;

interface LoadInProgress<Value> {
  readonly key: string;
  readonly loaded: Promise<Loaded<Value>>;
  readonly abort: AbortController;
  readonly senders: Set<Sender>;
  waiting: number;
}

/**
 * A cache that loads a missing value once, however many callers wait for it, or once for each sender. When it is full, the
 * value that was read least recently is evicted. lru-cache has `fetch` for this, but no way to purge the fetches in progress whose keys match.
 */
export class SingleFlightCache<Value extends object> {
  private readonly values: LRUCache<string, Value>;
  /**
   * Loads in progress, by their keys, with the sender where each loads for itself. A purge removes them, so that they are
   * neither cached nor shared with later callers.
   */
  private readonly loads = new Map<string, LoadInProgress<Value>>();
  private readonly now: () => number;
  private readonly isLoadedPerSender: boolean;

  constructor(options: SingleFlightCacheOptions<Value>) {
    const { ttlMs, maxBytes, bytesOf, now, isLoadedPerSender = false } = options;
    this.now = now;
    this.isLoadedPerSender = isLoadedPerSender;
    this.values = new LRUCache({
      ttl: ttlMs,
      ttlResolution: 0,
      perf: { now },
      maxSize: maxBytes,
      sizeCalculation: (value, key) => Math.max(bytesOf(value, key), 1),
    });
  }

  /** The same as `getFor`, for a load that takes nobody's share. */
  get(key: string, load: Load<Value>, signal?: AbortSignal): Promise<Value> {
    return this.getFor({ key, sender: null, signal }, load);
  }

  /**
   * Returns the cached value, or loads it; rejects as the load does. A load that all callers have left is aborted, and later
   * callers start another one.
   */
  async getFor({ key, sender, signal }: ValueRequest, load: Load<Value>): Promise<Value> {
    const cached = this.peek(key);
    if (cached !== null) return cached;
    const loadKey = this.isLoadedPerSender ? `${sender ?? ''} ${key}` : key;
    const inProgress = this.loads.get(loadKey) ?? this.start(loadKey, { key, sender }, load);
    inProgress.senders.add(sender);
    const leave = () => {
      inProgress.waiting -= 1;
      if (inProgress.waiting > 0) return;
      if (this.loads.get(loadKey) === inProgress) this.loads.delete(loadKey);
      inProgress.abort.abort(signal?.reason);
    };
    inProgress.waiting += 1;
    if (signal?.aborted === true) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    try {
      return (await inProgress.loaded).value;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /** Returns the value if it is cached and fresh. */
  peek(key: string): Value | null {
    return this.values.get(key) ?? null;
  }

  /** Removes what matches, by key and value; the value of a load in progress is `null`, and it will not be cached. */
  purge(matches: (key: string, value: Value | null) => boolean = () => true): void {
    for (const [loadKey, { key }] of this.loads) if (matches(key, null)) this.loads.delete(loadKey);
    for (const [key, value] of [...this.values.entries()]) if (matches(key, value)) this.values.delete(key);
  }

  private start(loadKey: string, { key, sender }: ValueRequest, load: Load<Value>): LoadInProgress<Value> {
    const senders = new Set([sender]);
    const abort = new AbortController();
    const start = this.now();
    const isCurrent = () => this.loads.get(loadKey)?.abort === abort;
    const loaded = load(abort.signal, senders)
      .then((result) => {
        if (result.isCacheable && isCurrent()) this.values.set(key, result.value, { start });
        return result;
      })
      .finally(() => {
        if (isCurrent()) this.loads.delete(loadKey);
      });
    const inProgress = { key, loaded, abort, senders, waiting: 0 };
    this.loads.set(loadKey, inProgress);
    return inProgress;
  }
}
