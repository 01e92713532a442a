import type { Prepare } from './scenario';

/** The demo member with addresses and orders. */
export const MEMBER = 'member@example.jp';

/** A page that a member opens. */
export const memberPage =
  (path: string, params = {}, email = MEMBER): Prepare =>
  async (api) => ({ path, params, member: await api.signIn(email) });
