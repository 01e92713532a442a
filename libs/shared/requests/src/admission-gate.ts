/** Too many requests are being handled; this one is rejected with 503 and may be sent again later. */
export class OverloadedError extends Error {
  constructor() {
    super('Too many requests are being handled');
    this.name = 'OverloadedError';
  }
}

/** What a kind of requests is admitted by. */
interface LaneLimits {
  /** As many are always admitted at once, whatever the other lanes send. */
  readonly reserved: number;
  /** How long a request waits for its turn before it is rejected, in ms. */
  readonly maxWaitMs: number;
  /** As many wait at most; one more is rejected at once. */
  readonly maxWaiting: number;
}

/** The limits of a gate. */
export interface AdmissionLimits<Lane extends string> {
  /** How many are admitted at once, in all lanes together; at least the sum of what they have reserved. */
  readonly capacity: number;
  readonly lanes: Readonly<Record<Lane, LaneLimits>>;
}

/** A lane with what is being handled and what waits in it. */
interface LaneState extends LaneLimits {
  admitted: number;
  /** What admits each waiting request, the longest waiting first. */
  readonly waiting: Set<() => void>;
}

/**
 * Admits as many requests at once as can be handled well. Others wait for their turn for a limited time, each in its lane;
 * lanes take turns, so that many requests of one kind never starve another. Whoever leaves while waiting is taken out.
 */
export class AdmissionGate<Lane extends string> {
  private readonly capacity: number;
  private readonly lanes: ReadonlyMap<string, LaneState>;
  /** The lanes in the order in which they are admitted from next. */
  private turns: readonly LaneState[];

  constructor({ capacity, lanes }: AdmissionLimits<Lane>) {
    this.capacity = capacity;
    this.lanes = new Map(
      Object.entries<LaneLimits>(lanes).map(([name, limits]) => [
        name,
        { ...limits, admitted: 0, waiting: new Set<() => void>() },
      ]),
    );
    this.turns = [...this.lanes.values()];
  }

  /**
   * Resolves when the request may be handled, with the function that says that it has been. Rejects with an
   * `OverloadedError`, or with the signal's reason where its sender has left.
   */
  async admit(name: Lane, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const lane = this.lanes.get(name);
    if (lane === undefined) throw new Error(`There is no lane ${name}.`);
    if (lane.waiting.size > 0 || !this.hasRoom(lane)) await waitFor(lane, signal);
    else lane.admitted += 1;
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      lane.admitted -= 1;
      this.admitWaiting();
    };
  }

  /** Handles a request when it is admitted. */
  async run<Result>(lane: Lane, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const release = await this.admit(lane, signal);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** Whether the lane may have one more, so that what is reserved for the others stays free. */
  private hasRoom(lane: LaneState): boolean {
    if (lane.admitted < lane.reserved) return true;
    const taken = this.turns.map((one) =>
      one === lane ? one.admitted : Math.max(one.admitted, one.reserved),
    );
    return taken.reduce((sum, one) => sum + one, 0) < this.capacity;
  }

  /** Admits what has waited longest, of each lane in turn, while there is room. */
  private admitWaiting(): void {
    for (;;) {
      const lane = this.turns.find((one) => one.waiting.size > 0 && this.hasRoom(one));
      const [admit] = lane?.waiting ?? [];
      if (lane === undefined || admit === undefined) return;
      this.turns = [...this.turns.filter((one) => one !== lane), lane];
      admit();
    }
  }
}

/** Waits in a lane until one of its turns is given. */
function waitFor(lane: LaneState, signal: AbortSignal | undefined): Promise<void> {
  if (lane.waiting.size >= lane.maxWaiting) return Promise.reject(new OverloadedError());
  return new Promise((resolve, reject) => {
    const leave = () => {
      lane.waiting.delete(admit);
      clearTimeout(limit);
      signal?.removeEventListener('abort', onAbort);
    };
    const onAbort = () => {
      leave();
      reject(signal?.reason instanceof Error ? signal.reason : new Error('The request was aborted.'));
    };
    const limit = setTimeout(() => {
      leave();
      reject(new OverloadedError());
    }, lane.maxWaitMs);
    const admit = () => {
      leave();
      lane.admitted += 1;
      resolve();
    };
    lane.waiting.add(admit);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
