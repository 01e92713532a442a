import { act, renderHook } from '@testing-library/react';
import { useAttempt } from './use-attempt';

it('sends once, however often it is pressed, and says why it failed', async () => {
  const { result } = renderHook(useAttempt);
  const fails: ((error: Error) => void)[] = [];
  const work = () => new Promise<void>((_resolve, reject) => void fails.push(reject));
  act(() => {
    void result.current.attempt(work);
    void result.current.attempt(work);
  });
  expect(fails).toHaveLength(1);
  expect([result.current.isBusy, result.current.failure]).toEqual([true, null]);
  await act(() => Promise.resolve(fails[0]?.(new Error('gone'))));
  expect(result.current.isBusy).toBe(false);
  expect(result.current.failure).not.toBeNull();
  await act(() => result.current.attempt(() => Promise.resolve()));
  expect([result.current.isBusy, result.current.failure]).toEqual([false, null]);
});
