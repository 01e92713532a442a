import { act, screen, waitFor } from '@testing-library/react';
import { preloadToasts, showToast } from './show-toast';

// spec items: const-toast-duplicates, const-add-to-cart-popup
it('shows a toast, and no second one with the same text', async () => {
  await act(async () => {
    await showToast('success', 'カートに追加しました');
    await showToast('success', 'カートに追加しました');
  });
  await waitFor(() => expect(screen.getAllByText('カートに追加しました')).toHaveLength(1));
});

// spec items: const-toast-max
it('shows five of seven', async () => {
  await act(async () => {
    for (let number = 1; number <= 7; number += 1) await showToast('error', `お知らせ${number}`);
  });
  await waitFor(() => expect(screen.getAllByText(/^お知らせ|^カートに追加/)).toHaveLength(5));
});

it('shows nothing when only its code is loaded ahead', async () => {
  const shown = () => screen.queryAllByText(/^お知らせ|^カートに追加/).length;
  const before = shown();
  await act(() => preloadToasts());
  expect(shown()).toBe(before);
});
