import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textRule } from './text-rule';
import { useShopForm } from './use-shop-form';

/** What the page would ask the form. */
const probe = { hasUnsaved: () => false };

function ChoiceForm({
  submit,
  chosen = '0',
}: {
  readonly submit: (values: { readonly answer: string }) => Promise<void>;
  readonly chosen?: string;
}) {
  const { field, hasUnsaved, formProps } = useShopForm({
    rules: { answer: textRule('返事', { isRequired: false, isChoice: true }) },
    initial: { answer: chosen },
    wireNames: { answer: 'answer' },
    submit,
  });
  probe.hasUnsaved = hasUnsaved;
  const { name, error, onChange, onBlur, ref } = field('answer');
  return (
    <form {...formProps} aria-label="例">
      {['1', '0'].map((value) => (
        <label key={value}>
          {value}
          <input {...{ name, onChange, onBlur, ref, value }} type="radio" defaultChecked={value === chosen} />
        </label>
      ))}
      {error !== undefined && <p role="alert">{error}</p>}
      <button type="submit">保存する</button>
    </form>
  );
}

it.each([
  ['the choice that the form began with', [], '0'],
  ['another choice', ['1'], '1'],
  ['the last of several choices', ['1', '0'], '0'],
])('radio buttons: %s is submitted', async (_case, presses, answer) => {
  const submit = jest.fn(() => Promise.resolve());
  render(<ChoiceForm submit={submit} />);
  for (const name of presses) await userEvent.click(screen.getByRole('radio', { name }));
  await userEvent.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledWith({ answer });
});

it('radio buttons that are passed with the keyboard, twice, stay unanswered', async () => {
  const submit = jest.fn(() => Promise.resolve());
  const user = userEvent.setup();
  render(<ChoiceForm submit={submit} chosen="" />);
  await user.tab();
  await user.tab();
  await user.tab({ shift: true });
  await user.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(probe.hasUnsaved()).toBe(false);
  await user.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledWith({ answer: '' });
});
