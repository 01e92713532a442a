import { NetworkError, RejectedError } from '@shop/api-client/api-error';
import { isKana, normaliseKana } from '@shop/validation/kana';
import { validationMessages } from '@shop/validation/messages';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textRule } from './text-rule';
import { useShopForm } from './use-shop-form';

const rules = {
  name: textRule('お名前'),
  kana: textRule('お名前（カナ）', {
    isRequired: false,
    normalise: normaliseKana,
    check: { passes: isKana, message: validationMessages.kana },
  }),
};
const checks = [
  {
    errorField: 'kana',
    passes: ({ name, kana }: { readonly name: string; readonly kana: string }) =>
      name === '' || name !== kana,
    message: 'お名前と同じです',
  },
] as const;
type Submit = (values: { readonly name: string; readonly kana: string }) => Promise<void>;

/** What the page would ask the form. */
const probe = { hasUnsaved: () => false };

function ExampleForm({ submit }: { readonly submit: Submit }) {
  const { field, formError, announcement, hasUnsaved, formProps } = useShopForm({
    rules,
    checks,
    initial: { name: '', kana: '' },
    wireNames: { name: 'name', kana: 'name_kana' },
    submit,
  });
  probe.hasUnsaved = hasUnsaved;
  const input = (name: 'name' | 'kana') => {
    const { label, error, required, ...rest } = field(name);
    return (
      <label>
        {label}
        <input {...rest} aria-required={required} aria-errormessage={error} />
      </label>
    );
  };
  return (
    <form {...formProps} aria-label="例">
      {input('name')}
      {input('kana')}
      {formError !== null && <p role="alert">{formError}</p>}
      <p role="status">{announcement}</p>
      <button type="submit">保存する</button>
    </form>
  );
}

const show = (submit: Submit) => {
  render(<ExampleForm submit={submit} />);
  return {
    user: userEvent.setup(),
    name: screen.getByRole('textbox', { name: 'お名前' }),
    kana: screen.getByRole('textbox', { name: 'お名前（カナ）' }),
    send: screen.getByRole('button'),
    said: () => screen.getByText(/^入力内容に/).textContent,
  };
};

it('corrects a field on blur and submits the corrected values', async () => {
  const submit = jest.fn<Promise<void>, Parameters<Submit>>(() => Promise.resolve());
  const { user, name, kana, send } = show(submit);
  await user.type(name, '　山田　太郎 ');
  await user.type(kana, 'やまだ');
  await user.tab();
  expect(kana).toHaveValue('ヤマダ');
  await user.click(send);
  expect(submit).toHaveBeenCalledWith({ name: '山田 太郎', kana: 'ヤマダ' });
});

it('focuses the first invalid field and submits nothing', async () => {
  const submit = jest.fn<Promise<void>, Parameters<Submit>>(() => Promise.resolve());
  const { user, name, kana, send } = show(submit);
  await user.type(kana, '山田');
  await user.click(send);
  expect(submit).not.toHaveBeenCalled();
  expect(name).toHaveFocus();
  expect(name).toHaveAttribute('aria-errormessage', 'お名前を入力してください');
  expect(kana).toHaveAttribute('aria-errormessage', 'お名前（カナ）は全角カタカナで入力してください');
});

it('puts the server’s message beside its field and keeps what was typed', async () => {
  const body = { code: 'validation.failed', message: 'x', errors: { name_kana: ['だめです'] }, title: null };
  const { user, name, kana, send } = show(() => Promise.reject(new RejectedError('POST /', 422, body)));
  await user.type(name, '山田');
  await user.type(kana, 'ヤマダ');
  await user.click(send);
  expect(kana).toHaveAttribute('aria-errormessage', 'だめです');
  expect(kana).toHaveFocus();
  expect(name).toHaveValue('山田');
  expect(kana).toHaveValue('ヤマダ');
});

it('shows that there is no network and can be submitted again', async () => {
  const submit = jest.fn<Promise<void>, Parameters<Submit>>(() =>
    Promise.reject(new NetworkError('POST /', 'x')),
  );
  const { user, name, send } = show(submit);
  await user.type(name, '山田');
  await user.click(send);
  expect(screen.getByRole('alert')).toHaveTextContent('接続を確認');
  await user.click(send);
  expect(submit).toHaveBeenCalledTimes(2);
});

it('submits once, however often the button is pressed', async () => {
  let finish: () => void = () => undefined;
  const submit = jest.fn<Promise<void>, Parameters<Submit>>(
    () => new Promise((resolve) => (finish = resolve)),
  );
  const { user, name, send } = show(submit);
  await user.type(name, '山田');
  await user.click(send);
  await user.click(send);
  await user.type(name, '{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  await act(async () => {
    finish();
    await Promise.resolve();
  });
});

it('Enter in the input method neither submits nor validates', async () => {
  const submit = jest.fn<Promise<void>, Parameters<Submit>>(() => Promise.resolve());
  const { name } = show(submit);
  const isSent = fireEvent.keyDown(name, { key: 'Enter', isComposing: true, keyCode: 229 });
  expect(isSent).toBe(false);
  expect(name).not.toHaveAttribute('aria-errormessage');
  await Promise.resolve();
});

it('the message of a field disappears once the value is valid', async () => {
  const { user, name } = show(() => Promise.resolve());
  await user.click(name);
  await user.tab();
  expect(name).toHaveAttribute('aria-errormessage', 'お名前を入力してください');
  await user.type(name, '山');
  expect(name).not.toHaveAttribute('aria-errormessage');
});

it('keeps what was typed before hydration', async () => {
  const { hydrateRoot } = await import('react-dom/client');
  const { renderToString } = await import('react-dom/server');
  const container = document.createElement('div');
  document.body.append(container);
  const form = <ExampleForm submit={() => Promise.resolve()} />;
  container.innerHTML = renderToString(form);
  const typed = container.querySelector('input');
  if (typed === null) throw new Error('no field');
  typed.value = '山田';
  await act(async () => {
    hydrateRoot(container, form);
    await Promise.resolve();
  });
  expect(container.querySelector('input')?.value).toBe('山田');
  container.remove();
});

it('announces how many errors there are, and the first of them', async () => {
  const { user, kana, send, said } = show(() => Promise.resolve());
  await user.type(kana, '山田');
  await user.click(send);
  expect(said()).toBe('入力内容に2件の誤りがあります。お名前を入力してください');
});

it('announces what the server rejects', async () => {
  const body = { code: 'validation.failed', message: 'x', errors: { name_kana: ['だめです'] }, title: null };
  const { user, name, send, said } = show(() => Promise.reject(new RejectedError('POST /', 422, body)));
  await user.type(name, '山田');
  await user.click(send);
  expect(said()).toBe('入力内容に1件の誤りがあります。だめです');
});

it('checks rules about several fields', async () => {
  const submit = jest.fn<Promise<void>, Parameters<Submit>>(() => Promise.resolve());
  const { user, name, kana, send } = show(submit);
  await user.type(name, 'ヤマダ');
  await user.type(kana, 'ヤマダ');
  await user.click(send);
  expect(submit).not.toHaveBeenCalled();
  expect(kana).toHaveAttribute('aria-errormessage', 'お名前と同じです');
});

it('has unsaved changes from typing until the submit succeeds, and again after more typing', async () => {
  const { user, name, send } = show(() => Promise.resolve());
  expect(probe.hasUnsaved()).toBe(false);
  await user.type(name, '山田');
  expect(probe.hasUnsaved()).toBe(true);
  await user.click(send);
  expect(probe.hasUnsaved()).toBe(false);
  await user.type(name, '太郎');
  expect(probe.hasUnsaved()).toBe(true);
});
