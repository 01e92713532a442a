/** The interval of the checks, in ms. */
const CHECK_INTERVAL_MS = 250;
/** A busy database without any activity for this time is suspect, in ms. */
const SUSPECT_AFTER_MS = 1_100;
/**
 * The time limit of the probe of a suspect database, in ms; together with the above, requests fail with 503 within 3
 * s.
 */
const PROBE_LIMIT_MS = 1_000;
/** A check that runs this much too late means that this process itself was blocked, in ms. */
const BLOCKED_PROCESS_MS = 500;
/** The pause before a recovery is tried again, in ms. */
const RECOVERY_RETRY_MS = 5_000;

/** The database has stopped responding; requests end with 503. reliability 33 */
export class DatabaseStalledError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database has stopped responding');
  }
}

/** What the watchdog observes and can restart. */
export interface WatchdogTarget {
  /** Whether a statement is pending. */
  isBusy(): boolean;
  /** A number that grows with everything that the database sends. */
  activity(): number;
  /** Whether the database responds within the limit, in ms. */
  probe(limitMs: number): Promise<boolean>;
  /** Called once it has hung for `recoverAfterMs` more, and again every few seconds until it responds. */
  recover(): Promise<void>;
  readonly recoverAfterMs: number;
}

/**
 * Notices within 3 s that the database hangs, for whatever reason, and that it has recovered. A slow statement is no
 * stall while the database responds to others.
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

  /**
   * Runs `work`, and throws `DatabaseStalledError` as soon as the database is known to hang, although the work may
   * continue.
   */
  async guard<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isStalled) throw new DatabaseStalledError();
    let rejectPending: (error: DatabaseStalledError) => void = () => undefined;
    const stalled = new Promise<never>((_resolve, reject) => (rejectPending = reject));
    this.pending.add(rejectPending);
    try {
      return await Promise.race([work(), stalled]);
    } finally {
      this.pending.delete(rejectPending);
    }
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private scheduleCheck(): void {
    if (this.isStopped) return;
    const dueAtMs = performance.now() + CHECK_INTERVAL_MS;
    this.timer = setTimeout(
      () => void this.check(dueAtMs).finally(() => this.scheduleCheck()),
      CHECK_INTERVAL_MS,
    );
    // In jsdom timers are numbers.
    if (typeof this.timer === 'object') this.timer.unref();
  }

  private async check(dueAtMs: number): Promise<void> {
    const activityBefore = this.target.activity();
    // A process that was blocked has read nothing: responses may be waiting.
    const wasBlocked = performance.now() - dueAtMs > BLOCKED_PROCESS_MS;
    const isQuiet = this.target.isBusy() && activityBefore === this.lastActivity && !wasBlocked;
    if (!isQuiet) {
      this.lastActivity = activityBefore;
      this.lastActivityAtMs = performance.now();
    }
    const isSuspect = isQuiet && performance.now() - this.lastActivityAtMs >= SUSPECT_AFTER_MS;
    if (!this.isStalled && !isSuspect) return;
    const probedAtMs = performance.now();
    const hasResponded = await this.target.probe(PROBE_LIMIT_MS).catch(() => false);
    // Any activity in the meantime shows that it responds: a long statement may have just ended.
    const isAlive = hasResponded || this.target.activity() !== activityBefore;
    if (this.isStopped) return;
    const wasBlockedMeanwhile = performance.now() - probedAtMs > PROBE_LIMIT_MS + BLOCKED_PROCESS_MS;
    if (!this.isStalled && wasBlockedMeanwhile) return;
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
    for (const rejectPending of this.pending) rejectPending(new DatabaseStalledError());
    if (performance.now() < this.recoverAtMs) return;
    this.recoverAtMs = performance.now() + RECOVERY_RETRY_MS;
    await this.target.recover().catch(() => undefined);
  }
}
