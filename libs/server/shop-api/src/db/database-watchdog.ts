/** How often the database is looked at, in ms. */
const LOOK_EVERY_MS = 250;
/** Work that brings no answer for so long makes the database suspect, in ms. */
const SUSPECT_AFTER_MS = 1_100;
/** A suspect database has so long to say that it lives, in ms; with the above, requests hear 503 within 3 s. */
const PROBE_LIMIT_MS = 1_000;
/** A look that comes so much later than it should means that this process itself did not run, in ms. */
const OWN_DELAY_MS = 500;
/** A recovery that brought nothing is tried again after this, in ms. */
const RECOVER_AGAIN_MS = 5_000;

/** The database has stopped answering; requests answer 503. reliability 33 */
export class DatabaseStalledError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database has stopped answering');
  }
}

/** What a watchdog is felt by. */
export interface WatchdogTarget {
  /** Whether anybody waits for an answer. */
  isBusy(): boolean;
  /** How much the database has said so far; any number that grows with it. */
  activity(): number;
  /** Whether the database says anything at all within the limit. */
  probe(limitMs: number): Promise<boolean>;
  /** Done once it has hung for `recoverAfterMs` more, and again every few seconds until it answers. */
  recover(): Promise<void>;
  readonly recoverAfterMs: number;
}

/**
 * Notices within 3 s that the database hangs, however it hangs, and that it is back. A statement that merely takes
 * long is no stall as long as the database answers others.
 */
export class DatabaseWatchdog {
  private readonly pending = new Set<(error: DatabaseStalledError) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastActivity = -1;
  private lastActivityAtMs = performance.now();
  private isStalled = false;
  private recoverAtMs = 0;
  private isStopped = false;

  constructor(private readonly target: WatchdogTarget) {
    this.scheduleCheck();
  }

  /** Does some work; throws `DatabaseStalledError` as soon as the database is known to hang, though the work may go on. */
  async guard<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isStalled) throw new DatabaseStalledError();
    let giveUp: (error: DatabaseStalledError) => void = () => undefined;
    const handleStall = new Promise<never>((_resolve, reject) => (giveUp = reject));
    this.pending.add(giveUp);
    try {
      return await Promise.race([work(), handleStall]);
    } finally {
      this.pending.delete(giveUp);
    }
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private scheduleCheck(): void {
    if (this.isStopped) return;
    const dueAtMs = performance.now() + LOOK_EVERY_MS;
    this.timer = setTimeout(
      () => void this.check(dueAtMs).finally(() => this.scheduleCheck()),
      LOOK_EVERY_MS,
    );
    // The timers of the browser-like test environment are numbers.
    if (typeof this.timer === 'object') this.timer.unref();
  }

  private async check(dueAtMs: number): Promise<void> {
    const said = this.target.activity();
    // Whoever did not run himself has heard nothing: the answers may lie unread.
    const wasAway = performance.now() - dueAtMs > OWN_DELAY_MS;
    const isQuiet = this.target.isBusy() && said === this.lastActivity && !wasAway;
    if (!isQuiet) {
      this.lastActivity = said;
      this.lastActivityAtMs = performance.now();
    }
    const isSuspect = isQuiet && performance.now() - this.lastActivityAtMs >= SUSPECT_AFTER_MS;
    if (!this.isStalled && !isSuspect) return;
    const probedAtMs = performance.now();
    const hasAnswered = await this.target.probe(PROBE_LIMIT_MS).catch(() => false);
    // Whatever it said meanwhile to anybody shows that it lives: a long statement may have ended just now.
    const isAlive = hasAnswered || this.target.activity() !== said;
    if (this.isStopped) return;
    const wasAwayMeanwhile = performance.now() - probedAtMs > PROBE_LIMIT_MS + OWN_DELAY_MS;
    if (!this.isStalled && wasAwayMeanwhile) return;
    if (isAlive) {
      this.isStalled = false;
      this.lastActivityAtMs = performance.now();
      return;
    }
    await this.stall();
  }

  private async stall(): Promise<void> {
    if (!this.isStalled) this.recoverAtMs = performance.now() + this.target.recoverAfterMs;
    this.isStalled = true;
    for (const giveUp of this.pending) giveUp(new DatabaseStalledError());
    if (performance.now() < this.recoverAtMs) return;
    this.recoverAtMs = performance.now() + RECOVER_AGAIN_MS;
    await this.target.recover().catch(() => undefined);
  }
}
