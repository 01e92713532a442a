import { rateCounters } from '@shop/shop-api/db/schema';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createTestServices, type TestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { extendTheme } from '@shop/theming/extend-theme';
import { wholeText } from '@shop/testing-react/whole-text';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import ProtectedTagsPage from './protected-tags-page';

const schoolTheme = extendTheme(simpleTheme, {
  name: 'for-schools',
  namespaces: [],
  rules: { hasSchoolCheck: true },
});
const PASSWORD = 'sakura-2026';
const SAKURA = 'さくら台中学校 指定品';

let api: TestApi;
let url = '';
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  ({ url } = await api.serve());
  services = await createTestServices(url, 'school');
});
beforeEach(async () => {
  await api.db.delete(rateCounters);
  // The shop's clock stands still.
  jest.spyOn(Date, 'now').mockImplementation(() => api.clock.now().getTime());
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  services.queryClient.removeQueries({ queryKey: ['products'] });
  jest.restoreAllMocks();
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const show = (search = '') =>
  renderPage(<ProtectedTagsPage params={{}} search={new URLSearchParams(search)} />, {
    services,
    theme: schoolTheme,
    path: `/tags${search}`,
  });
const formOf = async (name: string) => within(await screen.findByRole('form', { name }));
const unlockForm = async () => {
  const form = await formOf('学校を選ぶ');
  return {
    form,
    school: form.getByRole('combobox', { name: /^学校/ }),
    password: form.getByLabelText(/^パスワード/, { selector: 'input' }),
    send: () => userEvent.click(form.getByRole('button', { name: '指定品を見る' })),
  };
};

it('[call-post-v1-tags-password] a wrong password is said beside its field and stays; the right one leads to the school’s products', async () => {
  const { pathname } = show();
  const { form, school, password, send } = await unlockForm();
  expect(within(school).queryByRole('option', { name: '家で洗える' })).toBeNull();
  await userEvent.selectOptions(school, SAKURA);
  expect(form.getByText(/さくら台中学校に通う方のための指定品です/)).toBeVisible();
  await userEvent.type(password, 'sakura-2025');
  await send();
  expect(await form.findByText('パスワードをご確認ください')).toBeVisible();
  expect(password).toHaveAccessibleDescription(/パスワードをご確認ください/);
  expect(password).toHaveValue('sakura-2025');
  expect(password).toHaveFocus();
  expect(school).toHaveValue('sakura-jhs');
  expect(sessionStorage).toHaveLength(0);
  await userEvent.clear(password);
  await userEvent.type(password, PASSWORD);
  await send();
  await waitFor(() => expect(pathname()).toBe('/product?tag=sakura-jhs'));
});

it('says what is missing, and how long to wait after too many attempts, with what was typed', async () => {
  show('?tag=midori-hs');
  const { form, school, password, send } = await unlockForm();
  expect(school).toHaveValue('midori-hs');
  await send();
  expect(await form.findByText('パスワードを入力してください')).toBeVisible();
  await userEvent.type(password, 'x');
  await Promise.all(
    Array.from({ length: 11 }, () =>
      api.request('/v1/tags/password', {
        method: 'POST',
        headers: { 'channel-id': 'school', 'content-type': 'application/json' },
        body: JSON.stringify({ tag: 'midori-hs', password: 'x' }),
      }),
    ),
  );
  await send();
  expect(await form.findByRole('alert')).toHaveTextContent(/しばらく|時間をおいて/);
  expect(password).toHaveValue('x');
});

it('says what is open and until when, and closes it again', async () => {
  show();
  const { school, password, send } = await unlockForm();
  await userEvent.selectOptions(school, SAKURA);
  await userEvent.type(password, PASSWORD);
  await send();
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  cleanup();
  show();
  const open = within(await screen.findByRole('region', { name: '現在ご覧いただける学校' }));
  expect(open.getByText(wholeText('2026.06.11 0:00まで'))).toBeVisible();
  expect(open.getByRole('link', { name: `${SAKURA}を見る` })).toHaveAttribute(
    'href',
    '/product?tag=sakura-jhs',
  );
  const { school: others } = await unlockForm();
  expect(within(others).queryByRole('option', { name: SAKURA })).toBeNull();
  await userEvent.click(open.getByRole('button', { name: `${SAKURA}を閉じる` }));
  expect(screen.getByRole('heading', { level: 1, name: '学校から探す' })).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('2026.06.11 0:00まで')).toBeNull());
  expect(screen.getByText(`${SAKURA}を閉じました`)).toBeInTheDocument();
  expect(within((await unlockForm()).school).getByRole('option', { name: SAKURA })).toBeVisible();
});

describe('the school’s code', () => {
  const checkForm = async () => {
    const form = await formOf('学校コードで確認する');
    const fill = async (label: RegExp, text: string) => {
      const field = form.getByLabelText(label, { selector: 'input' });
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
      return field;
    };
    const send = () => userEvent.click(form.getByRole('button', { name: '学校を確認する' }));
    return { form, fill, send };
  };

  it.each([
    ['its password', 'sakura01', 'demo-pass-2026', '', 'sakura-jhs'],
    ['a number in full width', 'ＭＩＤＯＲＩ０２', '', 'ｍ－０００２', 'midori-hs'],
  ])(
    '[call-post-takimoto-v1-schools-check] with %s leads to what it asks of each pupil',
    async (_, code, word, number, tag) => {
      const { pathname } = show();
      const { fill, send } = await checkForm();
      await fill(/^学校コード/, code);
      await fill(/^パスワード/, word);
      await fill(/^会員番号/, number);
      await send();
      await waitFor(() => expect(pathname()).toBe('/school-items'));
      expect(sessionStorage.getItem('school_tag_grants')).toContain(tag);
    },
  );

  it.each([
    ['NONE', 'demo-pass-2026', '', /^学校コード/, '学校コードをご確認ください'],
    ['SAKURA01', 'wrong', '', /^パスワード/, 'パスワードをご確認ください'],
    ['SAKURA01', '', 'S-9999', /^会員番号/, '会員番号をご確認ください'],
    ['', 'demo-pass-2026', '', /^学校コード/, '学校コードを入力してください'],
    ['SAKURA01', '', '', /^パスワード/, 'いずれかは必須項目です'],
  ])('%s with "%s" or "%s" is said beside the field', async (code, word, number, label, message) => {
    const { pathname } = show();
    const { form, fill, send } = await checkForm();
    const typed = [
      [await fill(/^学校コード/, code), code],
      [await fill(/^パスワード/, word), word],
      [await fill(/^会員番号/, number), number],
    ] as const;
    await send();
    await waitFor(() =>
      expect(form.getByLabelText(label, { selector: 'input' })).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
    for (const [field, text] of typed) expect(field).toHaveValue(text);
    expect(pathname()).toBe('/tags');
  });

  it('of a school whose products are not sold yet says so', async () => {
    const { pathname } = show();
    const { form, fill, send } = await checkForm();
    await fill(/^学校コード/, 'UMIBE03');
    await fill(/^会員番号/, 'U-0001');
    await send();
    expect(await form.findByText(/海辺学園小学校の確認ができました/)).toBeVisible();
    expect(pathname()).toBe('/tags');
  });
});

it.each([
  ['gift', 'パスワードを入力する', '法人さま専用'],
  ['default', null, '現在、パスワードが必要な商品はありません'],
])('the shop %s has its own words, and no check of schools', async (channel, form, text) => {
  const other = await createTestServices(url, channel);
  renderPage(<ProtectedTagsPage params={{}} search={new URLSearchParams()} />, {
    services: other,
    theme: simpleTheme,
    path: '/tags',
  });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'パスワードが必要な商品' })).toBeVisible();
  expect(screen.queryByLabelText(/学校コード/)).toBeNull();
  if (form !== null)
    // The only one is chosen already.
    expect(within(screen.getByRole('form', { name: form })).getByRole('combobox')).toHaveValue(
      'company-gift',
    );
  other.session.close();
});
