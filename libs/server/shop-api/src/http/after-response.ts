import type { Logger } from 'pino';

/** Begins work that goes on after the response; a failure is logged in these words. */
export type BeginAfterResponse = (failure: string, work: () => Promise<void>) => void;

/**
 * The work that responses do not wait for: what takes time only where there is an account or an order, and mails on their
 * way to the mail server. A server that stops waits for it, so that none is lost.
 */
export class AfterResponse {
  private readonly running = new Set<Promise<void>>();

  /** Begins the work at once. A failure has nobody to answer to, so it is logged. */
  begin(log: Logger, failure: string, work: () => Promise<void>): void {
    const done: Promise<void> = this.finish(log, failure, work).then(() => void this.running.delete(done));
    this.running.add(done);
  }

  /** Waits until nothing runs, neither what was begun before nor what that has begun. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** The same, but at most so long, in ms. */
  async settle(limitMs: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, limitMs)));
    await Promise.race([this.settled(), limit]);
    clearTimeout(timer);
  }

  private async finish(log: Logger, failure: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, failure);
    }
  }
}
