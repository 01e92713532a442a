import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from './quantity-stepper';

const show = (value = 2) => {
  const onChange = jest.fn();
  render(<QuantityStepper id="q" label="数量（マグ）" value={value} max={5} onChange={onChange} />);
  return { onChange, field: screen.getByRole('textbox', { name: '数量' }), user: userEvent.setup() };
};

it.each([
  ['４', 4],
  ['99', 5],
  ['0', 1],
])('typing %s requests the quantity %i', async (typed, expected) => {
  const { onChange, field, user } = show();
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  expect(onChange).toHaveBeenCalledWith(expected);
});

it.each(['', 'abc', '1.5', '-1', '1e3'])(
  'typing %j requests no change and restores the quantity',
  async (typed) => {
    const { onChange, field, user } = show();
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue('2');
  },
);

it('counts up and down, and stops at the limits', async () => {
  const { onChange, user } = show(5);
  expect(screen.getByRole('button', { name: '数量を1増やす' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '数量を1減らす' }));
  expect(onChange).toHaveBeenCalledWith(4);
});

it('says that it has lowered what was typed, until another quantity is chosen', async () => {
  const { field, user } = show();
  await user.clear(field);
  await user.type(field, '99');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('5点までです');
  await user.click(screen.getByRole('button', { name: '数量を1減らす' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
