import { listInquiriesSpec } from '@shop/contract/inquiries/list-inquiries';
import { listSystemMessagesSpec } from '@shop/contract/system-messages/list-system-messages';
import { pointEntries, systemMessages } from '@shop/shop-api/db/schema';
import { MEMBER, memberPage } from './member-page';
import type { Prepare } from './scenario';

/** A demo account that has done nothing yet. */
const NEWCOMER = 'manager@example.jp';
const FAVOURITES = { key: 'favorites' };

/** The scenarios of points, messages, inquiries and what a member did in the past. */
export const HISTORY_SCENARIOS: Readonly<Record<string, Prepare>> = {
  point: memberPage('/mypage/point/'),
  'point-empty': async (api) => {
    await api.db.delete(pointEntries);
    return { path: '/mypage/point/', member: await api.signIn(NEWCOMER) };
  },
  'message-center': memberPage('/mypage/message-center/'),
  'message-center-empty': async (api) => {
    await api.db.delete(systemMessages);
    return { path: '/mypage/message-center/', member: await api.signIn(NEWCOMER) };
  },
  'message-detail': async (api) => {
    const member = await api.signIn(MEMBER);
    const { body } = await api.call(listSystemMessagesSpec, { query: {} }, { token: member });
    const key = String(body.find(({ is_important }) => is_important)?.id ?? '');
    return { path: `/mypage/message-center/${key}/`, params: { key }, member };
  },
  'inquiry-history': memberPage('/mypage/inquiry_history/'),
  'inquiry-history-nothing-found': memberPage('/mypage/inquiry_history/?word=%E8%99%B9'),
  'inquiry-history-empty': memberPage('/mypage/inquiry_history/', {}, NEWCOMER),
  'inquiry-detail': async (api) => {
    const member = await api.signIn(MEMBER);
    const { body } = await api.call(listInquiriesSpec, { query: {} }, { token: member });
    const key = String(body.at(-1)?.id ?? '');
    return { path: `/mypage/inquiry_history/${key}/`, params: { key }, member };
  },
  'product-history': memberPage('/mypage/product_history/'),
  'product-history-empty': memberPage('/mypage/product_history/', {}, NEWCOMER),
  'search-history': memberPage('/mypage/product_search_history/'),
  'search-history-empty': memberPage('/mypage/product_search_history/', {}, NEWCOMER),
  'request-history': memberPage('/mypage/product_request_history/'),
  'request-history-empty': memberPage('/mypage/product_request_history/', {}, NEWCOMER),
  'login-history': memberPage('/mypage/login_history/'),
  'favourite-list': memberPage('/mypage/list/favorites/', FAVOURITES),
  'favourite-list-empty': memberPage('/mypage/list/favorites/', FAVOURITES, NEWCOMER),
};
