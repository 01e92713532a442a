import { act, screen } from '@testing-library/react';
import { showToast } from './show-toast';

it('[const-toast-position] is shown at the bottom centre', async () => {
  await act(() => showToast('success', '下の中央です'));
  const toast = await screen.findByText('下の中央です');
  expect(toast.closest('[class*="bottom-center"]')).not.toBeNull();
});

it('[const-toast-duration] is shown for five seconds, measured by the animation of the library', async () => {
  await act(() => showToast('error', 'まもなく消えます'));
  await screen.findByText('まもなく消えます');
  const timers = [...document.querySelectorAll('[class*="progress-bar--animated"]')];
  expect(timers).toHaveLength(1);
  for (const timer of timers) expect(timer).toHaveStyle({ animationDuration: '5000ms' });
});
