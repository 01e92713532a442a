import { setTimeout as waitFor } from 'node:timers/promises';

/** Does work that takes the thread, piece by piece, each followed by a pause as long as it took. */
export class PausingQueue {
  /** Ends when the next piece may begin. */
  private turn: Promise<void> = Promise.resolve();

  /** Does a piece of work after all before it and their pauses. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    let tookMs = 0;
    const done = this.turn.then(async () => {
      const startedAtMs = performance.now();
      try {
        return await work();
      } finally {
        tookMs = performance.now() - startedAtMs;
      }
    });
    const pause = () => waitFor(tookMs, undefined, { ref: false });
    this.turn = done.then(pause, pause);
    return done;
  }
}
