import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the page loads, and its head. */
export const loginPage = definePage(ROUTE_TABLE.login, () => ({
  description: '会員の方のログインページです。ご注文の履歴やポイントをご確認いただけます。',
}));
