import type { PgTable } from 'drizzle-orm/pg-core';
import {
  bookmarks,
  catalogOrders,
  loginHistories,
  measurements,
  nameEmbroideries,
  newsReads,
  orderApprovals,
  passkeys,
  pointEntries,
  productHistories,
  productLikes,
  productRequests,
  productReviews,
  productSearchHistories,
  restockNotices,
  savedCartLines,
  systemMessageReads,
  uploads,
  userAddresses,
  userCards,
  userCoupons,
  userIdentities,
  userMemorials,
} from '../../db/schema';

/**
 * Columns that say nothing to the member: whose row it is, the place of a row in its list, and the key of the request that
 * added it.
 */
const INTERNAL = ['userId', 'channelId', 'guestTokenHash', 'requestKey'];

/** A table of which members own rows, by its heading in their file, and the columns that the file leaves out. */
export interface OwnTable<Table extends PgTable = PgTable> {
  readonly heading: string;
  readonly table: Table;
  readonly omitted: readonly string[];
}

const ownTable = <Table extends PgTable>(
  heading: string,
  table: Table,
  secrets: readonly string[] = [],
): OwnTable<Table> => ({
  heading,
  table,
  omitted: [...INTERNAL, ...secrets],
});

/**
 * What a member's file shows row by row. Orders, inquiries and lists have rows of their own below them, and are read
 * apart; sessions, one-time codes and carts pass by themselves.
 */
export const OWN_TABLES = [
  ownTable('アドレス帳', userAddresses),
  ownTable('クレジットカード', userCards, ['token', 'tokenKey']),
  ownTable('外部サービスとの連携', userIdentities, ['subject']),
  ownTable('パスキー', passkeys, ['id', 'credentialId', 'publicKey', 'counter', 'transports']),
  ownTable('記念日', userMemorials),
  ownTable('採寸データ', measurements),
  ownTable('ネーム刺繍', nameEmbroideries),
  ownTable('ポイントの履歴', pointEntries),
  ownTable('クーポン', userCoupons),
  ownTable('いいね', productLikes),
  ownTable('ブックマーク', bookmarks),
  ownTable('あとで買う商品', savedCartLines, ['key', 'cartId']),
  ownTable('ご注文の承認の依頼', orderApprovals, ['companyId', 'cartId', 'decidedById', 'revision']),
  ownTable('商品レビュー', productReviews),
  ownTable('アップロードしたファイル', uploads, ['path', 'isAttached']),
  ownTable('商品の閲覧履歴', productHistories),
  ownTable('検索履歴', productSearchHistories),
  ownTable('既読のお知らせ', newsReads),
  ownTable('既読のメッセージ', systemMessageReads),
  ownTable('ログイン履歴', loginHistories),
] as const;

/** What is left without signing in too, under a mail address. */
export const MAILED_TABLES = [
  ownTable('商品リクエスト', productRequests, ['isHidden']),
  ownTable('カタログのご請求', catalogOrders),
] as const;

/** What is stored under a mail address alone. */
export const RESTOCK_NOTICES = ownTable('再入荷のお知らせ', restockNotices, ['id', 'email', 'tokenHash']);
