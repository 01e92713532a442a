import { randomInt } from 'node:crypto';
import { loginSpec } from '@shop/contract/auth/login';
import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { createUserSpec } from '@shop/contract/users/create-user';
import type { BrowserContext } from 'playwright-core';
import * as v from 'valibot';
import { API, signInToken } from './api';
import { API_ORIGIN } from './platform';
import { setSessionCookies } from './session-cookies';
import { DEMO_PASSWORD, Shopper } from './shopper';

const HOUR_MS = 3_600_000;
const Mails = v.array(v.object({ to: v.string(), subject: v.string(), text: v.string() }));
const NAMES = { last_name: '新井', first_name: '一', last_name_kana: 'アライ', first_name_kana: 'ハジメ' };

let registered = 0;

/** A member that one test alone uses, so that it may change and delete everything. */
export interface RegisteredMember {
  readonly email: string;
  readonly token: string;
}

/** The mails to an address, newest first. */
export async function mailsTo(address: string): Promise<v.InferOutput<typeof Mails>> {
  const mails = v.parse(Mails, await (await fetch(`${API_ORIGIN}/dev/mailbox.json`)).json());
  return mails.filter(({ to }) => to === address);
}

/**
 * The headers of a client with an IP of its own (of the block for tests, RFC 2544). All browser tests run on one host,
 * which may register 20 members an hour.
 */
export const newClient = (): Record<string, string> => ({
  'x-shop-client-ip': `198.18.${randomInt(256)}.${randomInt(256)}`,
  'x-shop-internal-secret': process.env['SHOP_INTERNAL_SECRET'] ?? '',
});

/** Registers a member of the general shop or another, and verifies the mail address. */
export async function registerMember(channel = 'default'): Promise<RegisteredMember> {
  registered += 1;
  const headers = newClient();
  const email = `own-${registered}-${Date.now()}@example.jp`;
  const company = channel === 'corporate' ? { company_name: '新井商店' } : {};
  const registration = { ...NAMES, ...company, email, password: DEMO_PASSWORD };
  const { body } = await API.call(createUserSpec, { body: registration }, { headers, channel });
  const verify_code = /\d{6}/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
  await API.call(
    checkEmailVerifySpec,
    { body: { verify_code } },
    { headers, channel, token: body.access_token ?? '' },
  );
  return await signInOnNewDevice(email, channel);
}

/** The same member with another session, as on another device. */
export async function signInOnNewDevice(email: string, channel = 'default'): Promise<RegisteredMember> {
  return { email, token: await signInToken(email, channel) };
}

/** The status of the response to a sign-in. */
export const signInStatus = async (email: string, password: string): Promise<number> =>
  (await API.call(loginSpec, { body: { email, password } })).status;

/** Opens a page as a signed-in member and waits until it has made its requests. */
export async function openTabAs(
  { token }: RegisteredMember,
  path: string,
  heading: string,
  context: BrowserContext,
): Promise<Shopper> {
  const shopper = await Shopper.openShop(context);
  await setSessionCookies(context, { token, expiresAt: new Date(Date.now() + HOUR_MS) });
  await shopper.open(path);
  await shopper.waitForHeading(heading);
  await shopper.waitUntilIdle();
  return shopper;
}
