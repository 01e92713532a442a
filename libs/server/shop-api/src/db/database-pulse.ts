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
export class DatabaseStalled extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database has stopped answering');
  }
}

/** What a pulse is felt by. */
export interface PulseSource {
  /** Whether anybody waits for an answer. */
  isBusy(): boolean;
  /** How much the database has said so far; any number that grows with it. */
  saidSoFar(): number;
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
export class DatabasePulse {
  private readonly waiting = new Set<(error: DatabaseStalled) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = -1;
  private heardAtMs = performance.now();
  private isStalled = false;
  private recoverAtMs = 0;
  private isStopped = false;

  constructor(private readonly source: PulseSource) {
    this.lookLater();
  }

  /** Does some work; throws `DatabaseStalled` as soon as the database is known to hang, though the work may go on. */
  async guard<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isStalled) throw new DatabaseStalled();
    let giveUp: (error: DatabaseStalled) => void = () => undefined;
    const stall = new Promise<never>((_resolve, reject) => (giveUp = reject));
    this.waiting.add(giveUp);
    try {
      return await Promise.race([work(), stall]);
    } finally {
      this.waiting.delete(giveUp);
    }
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private lookLater(): void {
    if (this.isStopped) return;
    const dueAtMs = performance.now() + LOOK_EVERY_MS;
    this.timer = setTimeout(() => void this.look(dueAtMs).finally(() => this.lookLater()), LOOK_EVERY_MS);
    // The timers of the browser-like test environment are numbers.
    if (typeof this.timer === 'object') this.timer.unref();
  }

  private async look(dueAtMs: number): Promise<void> {
    const said = this.source.saidSoFar();
    // Whoever did not run himself has heard nothing: the answers may lie unread.
    const wasAway = performance.now() - dueAtMs > OWN_DELAY_MS;
    const isQuiet = this.source.isBusy() && said === this.heard && !wasAway;
    if (!isQuiet) {
      this.heard = said;
      this.heardAtMs = performance.now();
    }
    const isSuspect = isQuiet && performance.now() - this.heardAtMs >= SUSPECT_AFTER_MS;
    if (!this.isStalled && !isSuspect) return;
    const probedAtMs = performance.now();
    const hasAnswered = await this.source.probe(PROBE_LIMIT_MS).catch(() => false);
    // Whatever it said meanwhile to anybody shows that it lives: a long statement may have ended just now.
    const isAlive = hasAnswered || this.source.saidSoFar() !== said;
    if (this.isStopped) return;
    const wasAwayMeanwhile = performance.now() - probedAtMs > PROBE_LIMIT_MS + OWN_DELAY_MS;
    if (!this.isStalled && wasAwayMeanwhile) return;
    if (isAlive) {
      this.isStalled = false;
      this.heardAtMs = performance.now();
      return;
    }
    await this.stall();
  }

  private async stall(): Promise<void> {
    if (!this.isStalled) this.recoverAtMs = performance.now() + this.source.recoverAfterMs;
    this.isStalled = true;
    for (const giveUp of this.waiting) giveUp(new DatabaseStalled());
    if (performance.now() < this.recoverAtMs) return;
    this.recoverAtMs = performance.now() + RECOVER_AGAIN_MS;
    await this.source.recover().catch(() => undefined);
  }
}
