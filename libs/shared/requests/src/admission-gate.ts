import {
  emptyLane,
  isCrowded,
  type LaneLimits,
  type LaneState,
  nextOf,
  type Sender,
  takeBackTurns,
  takePlaces,
  type WaitingRequest,
} from './admission-lane';

/** Too many requests are being handled; this one is rejected with 503 and may be sent again later. */
export class OverloadedError extends Error {
  constructor() {
    super('Too many requests are being handled');
    this.name = 'OverloadedError';
  }
}

/** The limits of a gate. */
export interface AdmissionLimits<Lane extends string> {
  /** How many are admitted at once, in all lanes together; at least the sum of what they have reserved. */
  readonly capacity: number;
  readonly lanes: Readonly<Record<Lane, LaneLimits>>;
}

/** What a request takes, and whose share that is. */
export interface AdmissionRequest {
  /** How many places it takes; 1 unless it says more, and never more than its lane has reserved. */
  readonly weight?: number;
  /** Who waits for it; more may join while it waits, and it is admitted as soon as it is the turn of one of them. */
  readonly senders?: ReadonlySet<Sender>;
}

/**
 * Waits for something else, such as an answer of another server, and leaves the request's places to others meanwhile. It must
 * never be called in a transaction: that would hold its locks and its connection through the wait, and then until the request's
 * next turn, for which it may wait behind the very requests that wait for those locks.
 */
export type WaitOutside = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/** How a request comes to its turn. */
interface Arrival {
  /** Aborted when its sender leaves. */
  readonly signal?: AbortSignal | undefined;
  /** It was admitted before, so that it is not rejected any more. */
  readonly isReturning: boolean;
}

const NOBODY: ReadonlySet<Sender> = new Set([null]);

/**
 * Admits as many requests at once as can be handled well. Others wait for their turn for a limited time, each in its lane;
 * lanes take turns, so that many requests of one kind never starve another, and within a lane one sender never keeps the
 * others waiting. Whoever leaves while waiting is taken out.
 */
export class AdmissionGate<Lane extends string> {
  private readonly capacity: number;
  private readonly lanes: ReadonlyMap<string, LaneState>;
  /** The lanes in the order in which they are admitted from next. */
  private turns: readonly LaneState[];

  constructor({ capacity, lanes }: AdmissionLimits<Lane>) {
    this.capacity = capacity;
    this.lanes = new Map(
      Object.entries<LaneLimits>(lanes).map(([name, limits]) => [name, emptyLane(limits)]),
    );
    this.turns = [...this.lanes.values()];
  }

  /**
   * Resolves when the request may be handled, with the function that says that it has been. Rejects with an
   * `OverloadedError`, or with the signal's reason where its sender has left.
   */
  async admit(name: Lane, signal?: AbortSignal, request: AdmissionRequest = {}): Promise<() => void> {
    signal?.throwIfAborted();
    return this.take(name, request, { signal, isReturning: false });
  }

  /**
   * Handles a request when it is admitted. After `waitOutside` it goes on at its next turn, however long that takes: what it
   * has done cannot be taken back.
   */
  async run<Result>(
    name: Lane,
    work: (waitOutside: WaitOutside) => Promise<Result>,
    signal?: AbortSignal,
    request?: AdmissionRequest,
  ): Promise<Result> {
    let release = await this.admit(name, signal, request);
    let [waits, isOver] = [0, false];
    const waitOutside: WaitOutside = async (wait) => {
      waits += 1;
      release();
      try {
        return await wait();
      } finally {
        waits -= 1;
        // Where several waits run at once, the last to end takes the places back.
        if (waits === 0 && !isOver) {
          const releaseAgain = await this.take(name, request ?? {}, { isReturning: true });
          if (waits === 0 && !isOver) release = releaseAgain;
          else releaseAgain();
        }
      }
    };
    try {
      return await work(waitOutside);
    } finally {
      isOver = true;
      release();
    }
  }

  /** Takes places when it is this request's turn; resolves with the function that gives them back. */
  private async take(
    name: Lane,
    { weight = 1, senders = NOBODY }: AdmissionRequest,
    arrival: Arrival,
  ): Promise<() => void> {
    const lane = this.lanes.get(name);
    if (lane === undefined) throw new Error(`There is no lane ${name}.`);
    const taken = Math.max(1, Math.min(weight, lane.reserved));
    const sender = await this.waitForTurn(lane, { weight: taken, senders }, arrival);
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      takePlaces(lane, sender, -taken);
      this.admitWaiting();
    };
  }

  /** Waits until it is this request's turn; resolves with the sender whose places it takes. */
  private waitForTurn(
    lane: LaneState,
    { weight, senders }: Pick<WaitingRequest, 'weight' | 'senders'>,
    { signal, isReturning }: Arrival,
  ): Promise<Sender> {
    return new Promise((resolve, reject) => {
      let limit: ReturnType<typeof setTimeout> | undefined = undefined;
      const leave = () => {
        lane.waiting.delete(request);
        clearTimeout(limit);
        signal?.removeEventListener('abort', onAbort);
      };
      const giveUp = (error: Error) => {
        takeBackTurns(lane, request);
        leave();
        reject(error);
        // It may have been too heavy for the room that there is; whoever waited behind it need not be.
        this.admitWaiting();
      };
      const onAbort = () =>
        giveUp(signal?.reason instanceof Error ? signal.reason : new Error('The request was aborted.'));
      const request: WaitingRequest = {
        weight,
        senders,
        admit: (sender) => {
          leave();
          takePlaces(lane, sender, weight);
          resolve(sender);
        },
      };
      lane.waiting.set(request, new Map());
      this.admitWaiting();
      if (!lane.waiting.has(request) || isReturning) return;
      if (isCrowded(lane, request)) {
        giveUp(new OverloadedError());
        return;
      }
      limit = setTimeout(() => giveUp(new OverloadedError()), lane.maxWaitMs);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  /** Whether the lane may have so many places more, so that what is reserved for the others stays free. */
  private hasRoom(lane: LaneState, weight: number): boolean {
    if (lane.admitted + weight <= lane.reserved) return true;
    const taken = this.turns.map((one) =>
      one === lane ? one.admitted + weight : Math.max(one.admitted, one.reserved),
    );
    return taken.reduce((sum, one) => sum + one, 0) <= this.capacity;
  }

  /** Admits what comes next of each lane in turn, while there is room. */
  private admitWaiting(): void {
    for (;;) {
      const [found] = this.turns.flatMap((lane) => {
        const next = nextOf(lane);
        return next !== null && this.hasRoom(lane, next.request.weight) ? [{ lane, next }] : [];
      });
      if (found === undefined) return;
      const { lane, next } = found;
      this.turns = [...this.turns.filter((one) => one !== lane), lane];
      lane.turn = Math.max(lane.turn, next.turn);
      next.request.admit(next.sender);
    }
  }
}
