import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Lets a thread that draws do without following asynchronous work. React's renderer follows it to accept hints for
 * resources that are given between two drawings of a component; the shell gives its hints while drawing. Node 20 pays for
 * it with every promise of the thread: a fifth of a page.
 */
export function leaveAsyncWorkAlone(): void {
  AsyncLocalStorage.prototype.run = <Result, Arguments extends unknown[]>(
    _store: unknown,
    callback: (...args: Arguments) => Result,
    ...args: Arguments
  ): Result => callback(...args);
}
