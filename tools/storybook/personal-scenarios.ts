import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { updateNameEmbroiderySpec } from '@shop/contract/name-embroideries/update-name-embroidery';
import { createMeasurementSpec } from '@shop/contract/timeseries/create-measurement';
import { listUserMemorialsSpec } from '@shop/contract/user-memorials/list-user-memorials';
import { MEMBER, memberPage } from './member-page';
import type { Prepare } from './scenario';

/** A demo account that has stored nothing about itself. */
const NEWCOMER = 'manager@example.jp';
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
  'user-info-edit': memberPage('/mypage/user_info/edit/'),
};
