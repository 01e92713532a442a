/** Gives the simulated browser the Web Locks that jsdom lacks: one task at a time under each name. */
export function simulateLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = <Result>(name: string, task: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(name) ?? Promise.resolve()).then(task);
    last.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}
