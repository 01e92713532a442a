import { act, renderHook } from '@testing-library/react';
import { useSubmission } from './use-submission';

it('submits once, however often the button is pressed, and shows why it failed', async () => {
  const { result } = renderHook(useSubmission);
  const fails: ((error: Error) => void)[] = [];
  const work = () => new Promise<void>((_resolve, reject) => void fails.push(reject));
  act(() => {
    void result.current.submit(work);
    void result.current.submit(work);
  });
  expect(fails).toHaveLength(1);
  expect([result.current.isBusy, result.current.errorText]).toEqual([true, null]);
  await act(() => Promise.resolve(fails[0]?.(new Error('gone'))));
  expect(result.current.isBusy).toBe(false);
  expect(result.current.errorText).not.toBeNull();
  await act(() => result.current.submit(() => Promise.resolve()));
  expect([result.current.isBusy, result.current.errorText]).toEqual([false, null]);
});
