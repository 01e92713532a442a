import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('ignores a second press while it is busy, and stays named and focused', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>注文を確定する</Button>);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '注文を確定する' }));
  rerender(
    <Button onClick={onClick} isBusy>
      注文を確定する
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: '注文を確定する' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveFocus();
});

it('a busy submit button does not send the form again', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        保存する
      </Button>
    </form>,
  );
  await userEvent.setup().click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
