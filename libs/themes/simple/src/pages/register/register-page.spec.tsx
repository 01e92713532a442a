import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import RegisterPage from './register-page';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});
beforeEach(() => services.session.logout());

const show = async () => {
  const page = renderPage(<RegisterPage />, { services, theme: simpleTheme, path: '/register' });
  await screen.findByRole('button', { name: '登録する' });
  return page;
};
const type = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const fill = async (email: string) => {
  await type('メールアドレス', email);
  await type('パスワード', 'hana-to-mori-7');
  await type('姓', '山田');
  await type('名', '花子');
  await type('姓（カナ）', 'やまだ');
  await type('名（カナ）', 'はなこ');
  await type('携帯電話番号', '090-1234-5678');
};
const send = () => userEvent.click(screen.getByRole('button', { name: '登録する' }));

it('[labels-user] [gap-labels-japanese] names its fields by the label set, and offers the choices of the specification', async () => {
  await show();
  expect(screen.getByLabelText('職業')).not.toBeVisible();
  await userEvent.click(screen.getByText(/^任意の項目を入力する/));
  const labels = [
    'メールアドレス',
    'ユーザー名',
    'パスワード',
    '姓',
    '名',
    '電話番号',
    '携帯電話番号',
    '職業',
  ];
  for (const label of labels) expect(screen.getByLabelText(label)).toBeVisible();
  const radios = (group: string) =>
    within(screen.getByRole('group', { name: new RegExp(group) }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect(radios('性別')).toEqual(['男性', '女性', 'その他', '回答しない']);
  expect(radios('メールマガジン')).toEqual(['受け取る', '受け取らない']);
  const questions = within(screen.getByLabelText('秘密の質問')).getAllByRole('option');
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    '選択しない',
    '初めて飼ったペットの名前',
    '母親の旧姓',
    '通っていた小学校の名前',
    '好きな食べ物',
  ]);
});

it('what may be left out is unfolded by a mistake in it', async () => {
  await show();
  await fill('fold@example.jp');
  const fold = screen.getByText(/^任意の項目を入力する/);
  await userEvent.click(fold);
  await type('年', '2001');
  await type('月', '2');
  await type('日', '29');
  await userEvent.click(fold);
  expect(screen.getByLabelText('年')).not.toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /同意する/ }));
  await send();
  await waitFor(() => expect(screen.getByLabelText('年')).toBeVisible());
  expect(screen.getByText('日付が無効です')).toBeVisible();
});

it('the password can be shown and hidden again', async () => {
  await show();
  await type('パスワード', 'hana-to-mori-7');
  await userEvent.click(screen.getByRole('button', { name: '表示する' }));
  expect(screen.getByLabelText('パスワード')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: '隠す' }));
  expect(screen.getByLabelText('パスワード')).toHaveAttribute('type', 'password');
});

it('focuses the first field that is wrong, and sends nothing without the consent', async () => {
  const { pathname } = await show();
  await send();
  expect(screen.getByLabelText('メールアドレス')).toHaveFocus();
  await fill('consent@example.jp');
  await send();
  const box = screen.getByRole('checkbox', { name: /同意する/ });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription(/ご登録には同意が必要です/);
  expect(pathname()).toBe('/register');
});

it('an address that has an account is said beside its field, and nothing written is lost', async () => {
  await show();
  await fill('member@example.jp');
  await userEvent.click(screen.getByRole('checkbox', { name: /同意する/ }));
  await send();
  const email = screen.getByLabelText('メールアドレス');
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription('このメールアドレスはすでに登録されています'),
  );
  expect(email).toHaveFocus();
  expect(screen.getByLabelText('姓（カナ）')).toHaveValue('ヤマダ');
  expect(screen.getByLabelText('パスワード')).toHaveValue('hana-to-mori-7');
});

it('leads to the page that confirms the registration', async () => {
  const { pathname } = await show();
  await fill('newcomer@example.jp');
  await userEvent.click(screen.getByRole('checkbox', { name: /同意する/ }));
  await send();
  await waitFor(() => expect(pathname()).toBe('/register/complete'));
});
