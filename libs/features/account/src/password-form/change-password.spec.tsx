import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePassword } from './change-password';
import { usePasswordForm } from './use-password-form';

const PASSWORD = 'demo-pass-2026';
const REFUSAL = '現在のパスワードが正しくありません';
let api: TestApi;
let services: TestServices;

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'second@example.jp', password: PASSWORD });
});
afterAll(() => {
  services.session.close();
  return api.close();
});

function PasswordFields({ onChanged }: { readonly onChanged: () => void }) {
  const { field, formProps } = usePasswordForm(onChanged);
  return (
    <form {...formProps} aria-label="パスワード変更">
      {(['current', 'next', 'again'] as const).map((name) => {
        const { label, error, required, ...rest } = field(name);
        return (
          <input key={name} {...rest} aria-label={label} aria-required={required} aria-errormessage={error} />
        );
      })}
      <button type="submit">保存する</button>
    </form>
  );
}

const fill = async (current: string, next: string, again: string) => {
  await userEvent.type(screen.getByLabelText('現在のパスワード'), current);
  await userEvent.type(screen.getByLabelText('新しいパスワード'), next);
  await userEvent.type(screen.getByLabelText('新しいパスワード（確認）'), again);
  await userEvent.click(screen.getByText('保存する'));
};
const show = (onChanged = () => undefined) =>
  render(
    <ShopServicesProvider services={services}>
      <PasswordFields onChanged={onChanged} />
    </ShopServicesProvider>,
  );

it('[error-account-password-change] [valid-password-change-rethrow] throws the server’s message', async () => {
  const change = changePassword(services.api, { current: 'wrong-pass-1', next: 'new-pass-2026' });
  await expect(change).rejects.toMatchObject({
    status: 422,
    body: { errors: { current_password: [REFUSAL] } },
  });
});

it('the form shows the server’s message beside its field', async () => {
  show();
  await fill('wrong-pass-1', 'new-pass-2026', 'new-pass-2026');
  const current = screen.getByLabelText('現在のパスワード');
  await waitFor(() => expect(current).toHaveAttribute('aria-errormessage', REFUSAL));
});

it('[valid-standard-rules] sends no request while the confirmation differs', async () => {
  const before = services.errors.length;
  show();
  await fill(PASSWORD, 'new-pass-2026', 'new-pass-2027');
  expect(screen.getByLabelText('新しいパスワード（確認）')).toHaveAttribute(
    'aria-errormessage',
    '新しいパスワードが確認用の入力と一致していません',
  );
  expect(services.errors).toHaveLength(before);
});

it('changes the password', async () => {
  const onChanged = jest.fn();
  show(onChanged);
  await fill(PASSWORD, 'new-pass-2026', 'new-pass-2026');
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
});
