import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';

const onConfirm = jest.fn();
const onCancel = jest.fn();
const show = () =>
  render(
    <ConfirmDialog
      title="離れますか"
      message="失われます"
      confirmLabel="離れる"
      cancelLabel="続ける"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );

it('shows title and message, and reports which button was pressed', async () => {
  show();
  const dialog = screen.getByRole('dialog', { name: '離れますか' });
  expect(dialog).toHaveAccessibleDescription('失われます');
  await userEvent.click(screen.getByText('続ける'));
  expect(onCancel).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText('離れる'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('Escape cancels; the owner removes the dialog', () => {
  show();
  const dialog = screen.getByRole('dialog');
  const escape = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, escape);
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(escape.defaultPrevented).toBe(true);
});
