import { loginSpec } from '@shop/contract/auth/login';
import { createUserSpec } from '@shop/contract/users/create-user';
import { browserCookies } from '@shop/session/browser-cookies';
import { isLoginAtom } from '@shop/session/session-atoms';
import { rateCounters, users } from '@shop/shop-api/db/schema';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import {
  type BoundFunctions,
  act,
  cleanup,
  fireEvent,
  type queries,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { ACCOUNT_FORMS } from '../testing/account-forms';
import { GUEST_FORMS } from '../testing/guest-forms';
import type { FormWorld, MemberForm } from '../testing/member-form';
import { ORDER_FORMS } from '../testing/order-forms';
import { simpleTheme } from './theme';

const PASSWORD = 'demo-pass-2026';
const NAMES = { last_name: '新井', first_name: '一', last_name_kana: 'アライ', first_name_kana: 'ハジメ' };
const IME_KEY_CODE = 229;
const FORMS = Object.entries({ ...ACCOUNT_FORMS, ...ORDER_FORMS, ...GUEST_FORMS });

const shop = servedShopOfFile();
let members = 0;
let tabs: TestServices[] = [];
let world: FormWorld;
beforeEach(async () => {
  const { api } = shop;
  await api.db.delete(rateCounters);
  members += 1;
  const email = `form-${members}@example.jp`;
  const body = { ...NAMES, email, password: PASSWORD, phone_number: '03-0000-0000' };
  await api.call(createUserSpec, { body });
  await api.db.update(users).set({ isRegisteredMember: true }).where(eq(users.email, email));
  const { body: signedIn } = await api.call(loginSpec, { body: { email, password: PASSWORD } });
  world = { api, email, token: signedIn.access_token ?? '' };
  tabs = [];
});
afterEach(async () => {
  cleanup();
  for (const { session } of tabs) session.close();
  for (const name of ['access_token', 'expires_at']) browserCookies().remove(name);
  await shop.api.request('/dev/lab', { method: 'DELETE' });
});

/** A form in a tab of its own, filled in; `refused` has the API get a body that it does not take. */
async function openTab(form: MemberForm, refused?: Readonly<Record<string, unknown>>) {
  if (form.isForGuests === undefined) {
    browserCookies().set('access_token', world.token, { days: 1 });
    browserCookies().set('expires_at', new Date(Date.now() + 3_600_000).toISOString(), { days: 1 });
  }
  const services = await createTestServices(shop.url);
  tabs.push(services);
  const sent: unknown[] = [];
  const call: typeof services.api.call = (endpoint, input, options) => {
    if (endpoint !== form.endpoint) return services.api.call(endpoint, input, options);
    sent.push(input);
    return services.api.call(endpoint, refused === undefined ? input : spoil(input, refused), options);
  };
  // The session makes the call of a login itself.
  const session: typeof services.session = {
    ...services.session,
    login: (credentials) => {
      sent.push(credentials);
      return services.session.login(credentials);
    },
  };
  const { Page, params = {}, search = '', path } = form;
  const page = renderPage(<Page params={params} search={new URLSearchParams(search)} />, {
    services: { ...services, session, api: { ...services.api, call } },
    theme: simpleTheme,
    path,
  });
  const place = within(page.container);
  if (form.open !== undefined) await userEvent.click(await place.findByRole('button', { name: form.open }));
  const fields = within(await place.findByRole('form', { name: form.form, hidden: true }));
  const isLogin = () => services.store.get(isLoginAtom);
  return { fields, place, sent, isLogin, pathname: page.pathname };
}
type Fields = BoundFunctions<typeof queries>;

/** What the form sends, with values that the API refuses. */
const spoil = <Input,>(input: Input, refused: Readonly<Record<string, unknown>>): Input => {
  if (typeof input !== 'object' || input === null || !('body' in input)) return input;
  const { body } = input;
  return { ...input, body: { ...(typeof body === 'object' ? body : {}), ...refused } };
};
/** A field by its label, which may be followed by 必須 or 任意. */
const field = (fields: Fields, label: string): HTMLElement => {
  const words = label.replaceAll(/[（）]/g, '.');
  return fields.getByLabelText(new RegExp(`^${words}(?:必須|任意)?$`), {
    selector: 'input, select, textarea',
  });
};

async function fillIn({ fields }: { readonly fields: Fields }, form: MemberForm): Promise<void> {
  for (const [label, [pasted]] of Object.entries(form.pasted)) {
    const control = field(fields, label);
    await userEvent.clear(control);
    await userEvent.click(control);
    await userEvent.paste(pasted);
  }
  for (const [label, value] of Object.entries(form.chosen ?? {}))
    await userEvent.selectOptions(field(fields, label), value);
  for (const name of form.ticked ?? []) await userEvent.click(fields.getByRole('checkbox', { name }));
}

/** Everything that was pasted stands there as the form has made it. */
function expectKept(fields: Fields, form: MemberForm): void {
  for (const [label, [, shown]] of Object.entries(form.pasted))
    expect(field(fields, label)).toHaveValue(shown);
  for (const [label, value] of Object.entries(form.chosen ?? {}))
    expect(field(fields, label)).toHaveValue(value);
  for (const name of form.ticked ?? []) expect(fields.getByRole('checkbox', { name })).toBeChecked();
}

type Tab = Awaited<ReturnType<typeof openTab>>;
async function send({ fields, place }: Tab, form: MemberForm): Promise<void> {
  const { message } = form;
  if (message !== undefined && fields.queryByRole('button', { name: form.submit }) === null) {
    // The frame takes the focus.
    await userEvent.tab();
    const frame = fields.getByTitle<HTMLIFrameElement>('決済サービスのカード入力画面');
    await act(async () => {
      window.dispatchEvent(new MessageEvent('message', { ...message, source: frame.contentWindow }));
      await Promise.resolve();
    });
    return;
  }
  await userEvent.click(fields.getByRole('button', { name: form.submit, hidden: true }));
  if (form.confirm === undefined) return;
  const question = within(await place.findByRole('dialog', { hidden: true }));
  await userEvent.click(question.getByRole('button', { name: form.confirm, hidden: true }));
}

it.each(FORMS)('%s: keys of the input method send nothing', async (_source, formOf) => {
  const form = await formOf(world);
  const { fields, sent } = await openTab(form);
  for (const [label, [pasted]] of Object.entries(form.pasted)) {
    const control = field(fields, label);
    control.focus();
    fireEvent.compositionStart(control);
    for (const key of [{ isComposing: true }, { keyCode: IME_KEY_CODE }]) {
      const isPassedOn = fireEvent.keyDown(control, { key: 'Enter', ...key });
      // In a text of several lines the key does not send anyway; there it may reach the input method.
      expect(isPassedOn).toBe(false);
    }
    fireEvent.input(control, { target: { value: pasted }, isComposing: true });
    expect(control).not.toHaveAttribute('aria-invalid', 'true');
    fireEvent.compositionEnd(control, { data: pasted });
  }
  expect(sent).toEqual([]);
});

const REFUSED = FORMS.filter(([source]) => source !== 'pages/login/password-form.tsx');
it.each(REFUSED)(
  '%s: what the API refuses is said beside its field, and nothing is lost',
  async (_source, formOf) => {
    const form = await formOf(world);
    if (form.refused === undefined) throw new Error('Say what the API refuses.');
    const tab = await openTab(form, form.refused.body);
    await fillIn(tab, form);
    await send(tab, form);
    const { fields } = tab;
    const control = field(fields, form.refused.field);
    await waitFor(() => expect(control).toHaveAttribute('aria-invalid', 'true'));
    expect(tab.sent).toHaveLength(1);
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    const message = described.map((id) => document.getElementById(id)?.textContent).join('');
    expect(message).not.toBe('');
    await waitFor(() => expect(control).toHaveFocus());
    expectKept(fields, form);
  },
);

const sentOnce = async (tab: Tab, form: MemberForm) => {
  const before = tab.sent.length;
  await send(tab, form);
  await waitFor(() => expect(tab.sent.length).toBeGreaterThan(before));
  const button = () => tab.fields.queryByRole('button', { name: form.submit, hidden: true });
  // A form that goes with its success leaves its button as it was.
  const isBusy = () => button()?.isConnected === true && button()?.getAttribute('aria-busy') === 'true';
  await waitFor(() => expect(isBusy()).toBe(false));
};

const sendAgain = async (tab: Tab, form: MemberForm) => {
  if (form.endsSession === undefined) return sentOnce(tab, form);
  const before = tab.sent.length;
  await send(tab, form);
  await waitFor(() => expect(tab.isLogin()).toBe(false));
  expect(tab.sent).toHaveLength(before);
};

it.each(FORMS)(
  '%s: a lost response doubles nothing, nor does a second tab beyond what is stated',
  async (_source, formOf) => {
    const form = await formOf(world);
    // A row that would hold without anything being sent shows nothing, unless it says why.
    const before = await form.stored();
    if (form.keepsNothing === undefined) expect(before).not.toEqual(form.once);
    else expect([form.once, form.twice]).toEqual([before, before]);
    const [tab, other] = [await openTab(form), await openTab(form)];
    await fillIn(tab, form);
    await fillIn(other, form);
    const { method, path } = form.endpoint;
    await shop.api.lab({ scenario: 'lost-reply', match: { method, path: actualPath(path, form) }, times: 1 });
    await sentOnce(tab, form);
    if (form.isForResponse === undefined)
      await waitFor(async () => expect(await form.stored()).toEqual(form.once));
    if (
      tab.fields.queryByRole('button', { name: form.submit, hidden: true }) !== null &&
      tab.place.queryByText(/通信できません/) !== null
    )
      await sendAgain(tab, form);
    await waitFor(async () => expect(await form.stored()).toEqual(form.once));
    await sendAgain(other, form);
    await waitFor(async () => expect(await form.stored()).toEqual(form.twice));
  },
);

/** The path of the call, with the id that the page has. */
const actualPath = (path: string, { params = {}, endpoint }: MemberForm) =>
  path.replace('{id}', endpoint === undefined ? '' : (params['key'] ?? ''));
