import { act, renderHook } from '@testing-library/react';
import { usePressOnce } from './use-press-once';

it('a second press in the same moment begins nothing, and one after the first has ended does', async () => {
  const { result } = renderHook(usePressOnce);
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  const press = () => result.current.press(work);
  act(() => {
    press();
    press();
  });
  expect([ends.length, result.current.isBusy]).toEqual([1, true]);
  await act(() => Promise.resolve(ends[0]?.()));
  expect(result.current.isBusy).toBe(false);
  act(press);
  expect(ends).toHaveLength(2);
  await act(() => Promise.resolve(ends[1]?.()));
});
