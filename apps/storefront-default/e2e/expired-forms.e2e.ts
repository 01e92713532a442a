import { logoutSpec } from '@shop/contract/auth/logout';
import { sampled } from '@shop/testing-api/sampled';
import { API } from './api';
import { type ExpiringForm, PROFILE_FORMS, SERVICE_FORMS } from './expiring-forms';
import { type RegisteredMember, registerMember } from './register-member';
import { setSessionCookies } from './session-cookies';
import { setUpShopper } from './set-up-shopper';
import { JAPANESE_BROWSER, PHONE } from './shopper';

const HOUR_MS = 3_600_000;
const shopper = setUpShopper({ ...JAPANESE_BROWSER, viewport: PHONE }, /status of 401/);
const form = ({ form: name }: ExpiringForm) => shopper.page.getByRole('form', { name, exact: true });
const frame = () => shopper.page.frameLocator('iframe');

async function arrive({ heading, open }: ExpiringForm): Promise<void> {
  await shopper.waitForHeading(heading);
  // A part whose code comes later than the page's hydrates later: until then its link leads on as without scripts.
  await shopper.waitUntilIdle();
  if (open !== undefined) await shopper.page.getByText(open, { exact: true }).first().click();
}

/**
 * Shows each part of the page once. Parts far down are loaded when they come near: such a request would be the first to
 * learn that the session has ended, and take the page away before the button of the form is pressed.
 */
async function seeWholePage(): Promise<void> {
  await shopper.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await shopper.waitUntilIdle();
}

const field = (one: ExpiringForm, name: string) => form(one).getByLabel(name, { exact: true });

async function fillIn(one: ExpiringForm): Promise<void> {
  for (const [name, value] of Object.entries(one.written ?? {})) {
    await field(one, name).fill(value);
    // Its place comes by itself, and would be added to what is being written into the fields after it.
    if (name === '郵便番号') await shopper.waitUntilIdle();
  }
  for (const [name, value] of Object.entries(one.chosen ?? {})) await field(one, name).selectOption(value);
  if (one.starred !== undefined) await form(one).getByRole('radio', { name: one.starred }).check();
  for (const name of one.ticked ?? []) await form(one).getByRole('checkbox', { name }).first().check();
}

/** What is never kept, and is written anew after the login. */
async function fillInSecrets({ secrets = {}, card = {}, ...one }: ExpiringForm): Promise<void> {
  for (const [name, value] of Object.entries(secrets)) await field(one, name).fill(value);
  for (const [name, value] of Object.entries(card)) await frame().getByLabel(name).fill(value);
}

async function send(one: ExpiringForm): Promise<void> {
  const place = one.card === undefined ? form(one) : frame();
  await place.getByRole('button', { name: one.submit, exact: true }).click();
  if (one.confirm === undefined) return;
  const question = shopper.page.getByRole('dialog');
  await question.getByRole('button', { name: one.confirm, exact: true }).click();
}

/** Ends the session on the server alone: the browser learns of it with its next request. */
const endSession = ({ token }: RegisteredMember) => API.call(logoutSpec, {}, { token });

async function openAs({ token }: RegisteredMember, one: ExpiringForm): Promise<void> {
  await setSessionCookies(shopper.context, { token, expiresAt: new Date(Date.now() + HOUR_MS) });
  await shopper.open(one.path);
  await arrive(one);
  if (one.fold !== undefined) await shopper.page.getByText(one.fold, { exact: true }).first().click();
  await seeWholePage();
}

/** Signs in on the login page, where the shopper has been led, and goes on with the form. */
async function returnFromLogin({ email }: RegisteredMember, one: ExpiringForm): Promise<void> {
  await shopper.page.waitForURL((url) => url.pathname === '/login/');
  await shopper.signIn(email);
  await arrive(one);
  expect(new URL(shopper.page.url()).pathname).toBe(one.path.replace(/\?.*/, ''));
  for (const [name, value] of Object.entries({ ...one.written, ...one.chosen }))
    await shopper.waitForValue(field(one, name), value);
  if (one.starred !== undefined)
    await form(one).getByRole('radio', { name: one.starred, checked: true }).waitFor();
  for (const name of one.ticked ?? [])
    await form(one).getByRole('checkbox', { name, checked: true }).first().waitFor();
  for (const name of Object.keys(one.secrets ?? {})) expect(await field(one, name).inputValue()).toBe('');
  for (const name of Object.keys(one.card ?? {}))
    expect(await frame().getByLabel(name).inputValue()).toBe('');
}

/** All forms keep what was typed by the same means; the soak takes all of them. */
const ONE_OF = 2;
test.each(sampled(Object.entries({ ...PROFILE_FORMS, ...SERVICE_FORMS }), ONE_OF))(
  '[error-core-401] %s: a session that ends while it is written leads to the login and back, and the form is sent with all that was written',
  async (_name, formOf) => {
    const member = await registerMember();
    const one = await formOf(member);
    await openAs(member, one);
    await fillIn(one);
    await fillInSecrets(one);
    await endSession(member);
    await send(one);
    await returnFromLogin(member, one);
    await fillInSecrets(one);
    await send(one);
    await shopper.page.getByText(one.done).first().waitFor();
  },
);
