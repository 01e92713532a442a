/** A command in the queue. */
export interface QueuedCommand<Result> {
  /**
   * Commands with the same name that wait next to each other become one: the latest is run and settles all of them.
   * `null` for a command that must run for itself.
   */
  readonly coalesceAs: string | null;
  run(): Promise<Result>;
}

interface Waiting<Result> {
  command: QueuedCommand<Result>;
  readonly done: PromiseWithResolversOf<Result>;
}

interface PromiseWithResolversOf<Result> {
  readonly promise: Promise<Result>;
  readonly resolve: (result: Result | PromiseLike<Result>) => void;
  readonly reject: (error: unknown) => void;
}

/** Runs commands one at a time in order. */
export interface CommandQueue<Result> {
  enqueue(command: QueuedCommand<Result>): Promise<Result>;
  /** The number of running and queued commands. */
  pending(): number;
}

/**
 * Creates a queue; `onPending` is called whenever `pending()` changes. A failed command does not stop those behind it.
 */
export function createCommandQueue<Result>(onPending: (pending: number) => void = () => undefined) {
  const waiting: Waiting<Result>[] = [];
  let isRunning = false;

  const pending = () => waiting.length + (isRunning ? 1 : 0);

  const work = async () => {
    if (isRunning) return;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      isRunning = true;
      onPending(pending());
      try {
        next.done.resolve(await next.command.run());
      } catch (error) {
        next.done.reject(error);
      }
      isRunning = false;
      onPending(pending());
    }
  };

  /**
   * The queued command that may be replaced by a new one with this name: no command between them must run for itself.
   */
  const findCoalescable = (name: string): Waiting<Result> | undefined => {
    for (let at = waiting.length - 1; at >= 0; at -= 1) {
      const entry = waiting[at];
      if (entry === undefined || entry.command.coalesceAs === null) return undefined;
      if (entry.command.coalesceAs === name) return entry;
    }
    return undefined;
  };

  const queue: CommandQueue<Result> = {
    enqueue: (command) => {
      const same = command.coalesceAs === null ? undefined : findCoalescable(command.coalesceAs);
      if (same !== undefined) {
        same.command = command;
        return same.done.promise;
      }
      const done = withResolvers<Result>();
      waiting.push({ command, done });
      onPending(pending());
      void work();
      return done.promise;
    },
    pending,
  };
  return queue;
}

function withResolvers<Result>(): PromiseWithResolversOf<Result> {
  let resolve: PromiseWithResolversOf<Result>['resolve'] = () => undefined;
  let reject: PromiseWithResolversOf<Result>['reject'] = () => undefined;
  const promise = new Promise<Result>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
