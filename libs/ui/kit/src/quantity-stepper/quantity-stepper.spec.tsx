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

describe('in steps of 10', () => {
  const showSteps = (value: number, limits: { min?: number; max?: number } = {}) => {
    const onChange = jest.fn();
    const { min = 10, max = 999 } = limits;
    render(
      <QuantityStepper id="q" label="数量" value={value} min={min} max={max} step={10} onChange={onChange} />,
    );
    return { onChange, field: screen.getByRole('textbox', { name: '数量' }), user: userEvent.setup() };
  };

  it.each<[number, number, number | null, number | null]>([
    [10, 10, null, 20],
    [20, 10, 10, 30],
    [25, 10, 20, 30],
    [5, 10, null, 10],
    [5, 5, null, 15],
    [15, 5, 5, 25],
    [990, 10, 980, null],
  ])('%i, of at least %i, goes down to %p and up to %p', async (value, min, less, more) => {
    const { onChange, user } = showSteps(value, { min });
    for (const [name, expected] of [
      ['数量を10減らす', less],
      ['数量を10増やす', more],
    ] as const) {
      const button = screen.getByRole('button', { name });
      if (expected === null) expect(button).toBeDisabled();
      else {
        await user.click(button);
        expect(onChange).toHaveBeenLastCalledWith(expected);
      }
    }
  });

  it.each([
    ['30', 999, 30, ''],
    ['21', 999, 30, '10点単位のため、30点にしました'],
    ['3', 999, 10, '10点単位のため、10点にしました'],
    ['21', 25, 20, '20点までです'],
    ['999', 999, 990, '990点までです'],
  ])('typing %s of at most %i requests %i and says: %s', async (typed, max, expected, said) => {
    const { onChange, field, user } = showSteps(40, { max });
    await user.clear(field);
    await user.type(field, typed);
    await user.tab();
    expect(onChange).toHaveBeenCalledWith(expected);
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });
});
