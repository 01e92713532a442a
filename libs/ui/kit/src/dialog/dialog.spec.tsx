import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';

const onClose = jest.fn();
beforeEach(() => {
  onClose.mockClear();
  render(
    <Dialog title="お知らせ" closeLabel="閉じる" onClose={onClose}>
      <p>本文</p>
    </Dialog>,
  );
});
const dialog = () => screen.getByRole('dialog', { name: 'お知らせ' });

it('the button and a press beside it close it, a press in it does not', async () => {
  await userEvent.click(screen.getByText('本文'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(dialog());
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('Escape closes it; the owner removes the dialog', () => {
  const escape = createEvent('cancel', dialog(), { cancelable: true });
  fireEvent(dialog(), escape);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(escape.defaultPrevented).toBe(true);
});
