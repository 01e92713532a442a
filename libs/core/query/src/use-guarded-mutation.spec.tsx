import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from './create-query-client';
import { useGuardedMutation } from './use-guarded-mutation';

function open(work: (id: number) => Promise<string>) {
  const queryClient = createQueryClient('browser');
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useGuardedMutation({ mutationFn: work }), { wrapper }).result;
}

it.each([
  ['the same twice at once', [1, 1], [1]],
  ['two things at once', [1, 2], [1, 2]],
])('%s: each is sent once, and everybody gets the outcome', async (_what, pressed, sent) => {
  const work = jest.fn((id: number) => Promise.resolve(`done ${id}`));
  const result = open(work);
  const outcomes = await act(() => Promise.all(pressed.map((id) => result.current.mutateAsync(id))));
  expect(work.mock.calls.map(([id]) => id)).toEqual(sent);
  expect(outcomes).toEqual(pressed.map((id) => `done ${id}`));
});

it('after a failure and after a success the same may be sent again', async () => {
  const work = jest.fn<Promise<string>, [number]>().mockRejectedValueOnce(new Error('no'));
  work.mockResolvedValue('done');
  const result = open(work);
  await act(async () => {
    result.current.mutate(1);
    await expect(result.current.mutateAsync(1)).rejects.toThrow('no');
  });
  await act(() => result.current.mutateAsync(1));
  await act(() => result.current.mutateAsync(1));
  expect(work).toHaveBeenCalledTimes(3);
});
