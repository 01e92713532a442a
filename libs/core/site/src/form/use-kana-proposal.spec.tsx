import { isKana, normaliseKana } from '@shop/validation/kana';
import { validationMessages } from '@shop/validation/messages';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textRule } from './text-rule';
import { useKanaProposal } from './use-kana-proposal';
import { useShopForm } from './use-shop-form';

const rules = {
  name: textRule('姓'),
  kana: textRule('姓（カナ）', {
    normalise: normaliseKana,
    check: { passes: isKana, message: validationMessages.kana },
  }),
};

function NameForm() {
  const { field, getValue, setValue } = useShopForm({
    rules,
    initial: { name: '', kana: '' },
    wireNames: { name: 'name', kana: 'kana' },
    submit: () => Promise.resolve(),
  });
  const withReading = useKanaProposal({
    get: () => getValue('kana'),
    set: (kana) => setValue('kana', kana),
  });
  const { label: nameLabel, error: nameError, ...name } = withReading(field('name'));
  const { label: kanaLabel, error: kanaError, ...kana } = field('kana');
  return (
    <form>
      <input {...name} aria-label={nameLabel} aria-errormessage={nameError} />
      <input {...kana} aria-label={kanaLabel} aria-errormessage={kanaError} />
    </form>
  );
}

const show = () => {
  render(<NameForm />);
  return {
    name: screen.getByRole<HTMLInputElement>('textbox', { name: '姓' }),
    kana: screen.getByRole('textbox', { name: '姓（カナ）' }),
  };
};

/** Types through an input method, as a browser tells it. */
async function compose(input: HTMLInputElement, steps: readonly string[], written: string): Promise<void> {
  const before = input.value;
  await act(async () => {
    fireEvent.compositionStart(input);
    for (const data of [...steps, written]) {
      fireEvent.compositionUpdate(input, { data });
      fireEvent.input(input, { target: { value: before + data }, isComposing: true });
    }
    fireEvent.compositionEnd(input, { data: written });
    await Promise.resolve();
  });
}

it('proposes the kana of what is typed, piece by piece', async () => {
  const { name, kana } = show();
  await compose(name, ['や', 'やま'], '山');
  await compose(name, ['だ'], '田');
  expect(name).toHaveValue('山田');
  expect(kana).toHaveValue('ヤマダ');
});

it('does not change kana that was typed by hand', async () => {
  const { name, kana } = show();
  await compose(name, ['やま'], '山');
  await userEvent.clear(kana);
  await userEvent.type(kana, 'サン');
  await compose(name, ['だ'], '田');
  expect(kana).toHaveValue('サン');
});

it('clears its proposal when the name is cleared', async () => {
  const { name, kana } = show();
  await compose(name, ['やまだ'], '山田');
  await userEvent.clear(name);
  expect(kana).toHaveValue('');
});

it('text that the input method is still composing is neither validated nor read', async () => {
  const { name, kana } = show();
  await userEvent.click(name);
  await userEvent.tab();
  expect(name).toHaveAttribute('aria-errormessage', '姓を入力してください');
  await act(async () => {
    fireEvent.compositionStart(name);
    fireEvent.compositionUpdate(name, { data: 'やま' });
    fireEvent.input(name, { target: { value: 'やま' }, isComposing: true });
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(name).toHaveAttribute('aria-errormessage', '姓を入力してください');
  expect(kana).toHaveValue('');
});
