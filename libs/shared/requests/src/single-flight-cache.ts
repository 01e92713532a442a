import { LRUCache } from 'lru-cache';

/** The limits of a cache. */
export interface SingleFlightCacheOptions<Value> {
  /** How long a value is served from the start of its load on, in ms; more than 0. */
  readonly ttlMs: number;
  /** The memory that all values may take together. A value that is larger by itself is not cached. */
  readonly maxBytes: number;
  readonly bytesOf: (value: Value, key: string) => number;
  /** Milliseconds of any clock; never 0, by which lru-cache marks what does not expire. */
  readonly now: () => number;
}

/** What a load returns: everyone who waits for it gets the value, whether or not it may be cached. */
export interface Loaded<Value> {
  readonly value: Value;
  readonly isCacheable: boolean;
}

/** Loads a value. `allHaveLeft` is aborted when nobody waits for it any more. */
export type Load<Value> = (allHaveLeft: AbortSignal) => Promise<Loaded<Value>>;

interface LoadInProgress<Value> {
  readonly loaded: Promise<Loaded<Value>>;
  readonly abort: AbortController;
  waiting: number;
}

/**
 * A cache that loads a missing value once, however many callers wait for it. When it is full, the value that was read
 * least recently is evicted. lru-cache has `fetch` for this, but no way to purge the fetches in progress whose keys match.
 */
export class SingleFlightCache<Value extends object> {
  private readonly values: LRUCache<string, Value>;
  /** Loads in progress. A purge removes them, so that they are neither cached nor shared with later callers. */
  private readonly loads = new Map<string, LoadInProgress<Value>>();
  private readonly now: () => number;

  constructor({ ttlMs, maxBytes, bytesOf, now }: SingleFlightCacheOptions<Value>) {
    this.now = now;
    this.values = new LRUCache({
      ttl: ttlMs,
      ttlResolution: 0,
      perf: { now },
      maxSize: maxBytes,
      sizeCalculation: (value, key) => Math.max(bytesOf(value, key), 1),
    });
  }

  /**
   * Returns the cached value, or loads it; rejects as the load does. `signal` is aborted when this caller leaves: a load
   * that all callers have left is aborted, and later callers start another one. Without a signal a caller never leaves.
   */
  async get(key: string, load: Load<Value>, signal?: AbortSignal): Promise<Value> {
    const cached = this.peek(key);
    if (cached !== null) return cached;
    const inProgress = this.loads.get(key) ?? this.start(key, load);
    const leave = () => {
      inProgress.waiting -= 1;
      if (inProgress.waiting > 0) return;
      if (this.loads.get(key) === inProgress) this.loads.delete(key);
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
    for (const key of this.loads.keys()) if (matches(key, null)) this.loads.delete(key);
    for (const [key, value] of [...this.values.entries()]) if (matches(key, value)) this.values.delete(key);
  }

  private start(key: string, load: Load<Value>): LoadInProgress<Value> {
    const abort = new AbortController();
    const start = this.now();
    const isCurrent = () => this.loads.get(key)?.abort === abort;
    const loaded = load(abort.signal)
      .then((result) => {
        if (result.isCacheable && isCurrent()) this.values.set(key, result.value, { start });
        return result;
      })
      .finally(() => {
        if (isCurrent()) this.loads.delete(key);
      });
    const inProgress = { loaded, abort, waiting: 0 };
    this.loads.set(key, inProgress);
    return inProgress;
  }
}
