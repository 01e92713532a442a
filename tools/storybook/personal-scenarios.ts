import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { updateNameEmbroiderySpec } from '@shop/contract/name-embroideries/update-name-embroidery';
import { createMeasurementSpec } from '@shop/contract/timeseries/create-measurement';
import { listUserMemorialsSpec } from '@shop/contract/user-memorials/list-user-memorials';
import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { passkeys, users } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import { MEMBER, memberPage } from './member-page';
import type { Prepare } from './scenario';

/** A demo account that has stored nothing about itself. */
const NEWCOMER = 'manager@example.jp';
const PASSWORD = 'demo-pass-2026';
const CARD = {
  token: 'tok_0123456789',
  token_key: 'key_0123456789',
  masked_number: '************1111',
  expiration: '203112',
};
/** With the two that the member has, as many as may be kept. */
const FURTHER_CARDS = 3;
const GROWTH = [
  ['2026-04-01', 159.2],
  ['2026-05-01', 160],
  ['2026-06-01', 160.7],
] as const;

/** As many passkeys as a member may have. */
const MAX_PASSKEYS = 10;
/** The member's passkeys, as if devices had made them: those of a story sign nobody in. */
const withPasskeys =
  (count: number): Prepare =>
  async (api) => {
    const [user] = await api.db.select().from(users).where(eq(users.email, MEMBER));
    if (user === undefined) throw new Error('The seed has no such member');
    for (let at = 0; at < count; at += 1)
      await api.db.insert(passkeys).values({
        ...{ channelId: user.channelId, userId: user.id, counter: 0, transports: [] },
        ...{ credentialId: `story-${at}`, publicKey: '', name: at === 0 ? '私の電話' : `端末${at + 1}` },
        createdAt: api.clock.now(),
        lastUsedAt: at === 0 ? api.clock.now() : null,
      });
    return { path: '/mypage/passkey/', member: await api.signIn(MEMBER) };
  };

/** The scenarios of what a member stores about themselves: cards, days, measurements, embroidery. */
export const PERSONAL_SCENARIOS: Readonly<Record<string, Prepare>> = {
  card: memberPage('/mypage/card/'),
  'card-empty': memberPage('/mypage/card/', {}, NEWCOMER),
  'card-add': memberPage('/mypage/card/add/'),
  'card-add-full': async (api) => {
    const member = await api.signIn(MEMBER);
    for (let added = 0; added < FURTHER_CARDS; added += 1)
      await api.call(createUserCardSpec, { body: CARD }, { token: member });
    return { path: '/mypage/card/add/', member };
  },
  passkey: withPasskeys(2),
  'passkey-empty': memberPage('/mypage/passkey/'),
  'passkey-full': withPasskeys(MAX_PASSKEYS),
  memorial: memberPage('/mypage/memorial/'),
  'memorial-empty': memberPage('/mypage/memorial/', {}, NEWCOMER),
  'memorial-add': memberPage('/mypage/memorial/add/'),
  'memorial-edit': async (api) => {
    const member = await api.signIn(MEMBER);
    const { body } = await api.call(listUserMemorialsSpec, { query: {} }, { token: member });
    const key = String(body[0]?.id ?? '');
    return { path: `/mypage/memorial/${key}/edit/`, params: { key }, member };
  },
  measurement: async (api) => {
    const member = await api.signIn(MEMBER);
    for (const [measured_on, height] of GROWTH)
      await api.call(
        createMeasurementSpec,
        { query: {}, body: { measured_on, values: { height } } },
        { token: member },
      );
    return { path: '/mypage/measurement/', member };
  },
  'measurement-empty': memberPage('/mypage/measurement/', {}, NEWCOMER),
  'measurement-edit': memberPage('/mypage/measurement/edit/'),
  'name-embroidery': async (api) => {
    const member = await api.signIn(MEMBER);
    const body = {
      text: '森野',
      script: 'kanji',
      font: 'kaisho',
      colour: 'gold',
      position: 'left-chest',
    } as const;
    await api.call(updateNameEmbroiderySpec, { body }, { token: member });
    return { path: '/mypage/name-embroidery/', member };
  },
  'name-embroidery-empty': memberPage('/mypage/name-embroidery/'),
  'name-embroidery-edit': memberPage('/mypage/name-embroidery/edit/'),
  logout: memberPage('/mypage/logout/'),
  'user-info': memberPage('/mypage/user_info/'),
  'user-info-pending': async (api) => {
    const member = await api.signIn(MEMBER);
    const body = { email: 'wanted@example.jp', current_password: PASSWORD };
    await api.call(updateMyUserSpec, { body }, { token: member });
    return { path: '/mypage/user_info/', member };
  },
  'user-info-edit': memberPage('/mypage/user_info/edit/'),
};
