import { COMPANY_ROLE_NAMES } from '@shop/contract/companies/company-role';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { findCompanyOf } from '../../companies/company-store';
import { isAnyOf } from '../../db/is-any-of';
import { inquiries, orders, products, userListItems, userLists } from '../../db/schema';
import type { RouteContext } from '../../http/route-context';
import { loadInquiries } from '../../inquiries/inquiry-store';
import { presentInquiry } from '../../inquiries/present-inquiry';
import { loadOrderDetails, type OrderRow } from '../../orders/order-store';
import { presentOrder } from '../../orders/present-order';
import { presentReturn } from '../../returns/present-return';
import { loadReturnsOf } from '../../returns/return-store';
import { readMyUser } from '../read-my-user';
import { ownRows, type RowOwner } from '../own-rows';
import { MAILED_TABLES, OWN_TABLES, type OwnTable, RESTOCK_NOTICES } from './own-tables';
import { presentRow, type ProductName, type Row } from './present-row';

/** All that the shop stores about the member who asks, by Japanese headings. */
export async function readOwnData(context: RouteContext): Promise<Row> {
  const sections = await readSections(context);
  const lists = await readLists(context);
  const nameOf = await readProductNames(context, [...sections, lists]);
  const placed = await listOwnOrders(context);
  const details = await loadOrderDetails(context.db, placed);
  return {
    会員情報: await readMyUser(context),
    所属する企業: await readCompany(context),
    ...Object.fromEntries(
      sections.map(({ heading, rows }) => [heading, rows.map((row) => presentRow(row, nameOf))]),
    ),
    [lists.heading]: lists.rows.map((row) => presentRow(row, nameOf)),
    ご注文: details.map((detail) => presentOrder(detail)),
    返品: await readReturns(context, placed),
    お問い合わせ: await readInquiries(context),
  };
}

async function readCompany({ db, requireMember }: RouteContext): Promise<Row | null> {
  const company = await findCompanyOf(db, requireMember().id);
  return company === null ? null : { name: company.name, role: COMPANY_ROLE_NAMES[company.role] };
}

interface Section {
  readonly heading: string;
  readonly rows: readonly Row[];
}

const ownerOf = ({ channel, requireMember }: RouteContext): RowOwner => ({
  ...requireMember(),
  channelId: channel.id,
});

async function readSections(context: RouteContext): Promise<Section[]> {
  const owner = ownerOf(context);
  const sections: Section[] = [];
  for (const own of OWN_TABLES)
    sections.push(await readSection(context, own, eq(own.table.userId, owner.id)));
  for (const own of MAILED_TABLES) sections.push(await readSection(context, own, ownRows(own.table, owner)));
  const { channelId, email } = RESTOCK_NOTICES.table;
  const isWanted = owner.isAddressVerified
    ? and(eq(channelId, owner.channelId), eq(email, owner.email))
    : sql`false`;
  sections.push(await readSection(context, RESTOCK_NOTICES, isWanted));
  return sections;
}

async function readSection(
  { db }: RouteContext,
  { heading, table, omitted }: OwnTable,
  isOwn: SQL | undefined,
): Promise<Section> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !omitted.includes(name));
  return { heading, rows: await db.select(Object.fromEntries(columns)).from(table).where(isOwn) };
}

async function readLists({ db, requireMember }: RouteContext): Promise<Section> {
  const rows = await db
    .select({
      key: userLists.key,
      name: userLists.name,
      productId: userListItems.productId,
      createdAt: userListItems.createdAt,
    })
    .from(userLists)
    .innerJoin(userListItems, eq(userListItems.listId, userLists.id))
    .where(eq(userLists.userId, requireMember().id))
    .orderBy(asc(userListItems.id));
  return { heading: 'お気に入りリスト', rows };
}

async function readProductNames(
  { db }: RouteContext,
  sections: readonly Section[],
): Promise<(productId: number) => ProductName | undefined> {
  const ids = sections.flatMap(({ rows }) =>
    rows.flatMap(({ productId }) => (typeof productId === 'number' ? [productId] : [])),
  );
  const found = await db
    .select({ id: products.id, code: products.code, name: products.name })
    .from(products)
    .where(isAnyOf(products.id, [...new Set(ids)]));
  const names = new Map(found.map((product) => [product.id, product]));
  return (productId) => names.get(productId);
}

/** Members may have thousands of orders: these and what follows take as many statements as one order does. */
const listOwnOrders = ({ db, requireMember }: RouteContext): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.userId, requireMember().id)).orderBy(asc(orders.id));

async function readReturns({ db }: RouteContext, rows: readonly OrderRow[]): Promise<readonly unknown[]> {
  const numbers = new Map(rows.map(({ id, orderNo }) => [id, orderNo]));
  const returns = await loadReturnsOf(db, [...numbers.keys()]);
  return returns.map((detail) => ({
    order_no: numbers.get(detail.request.orderId),
    ...presentReturn(detail),
  }));
}

async function readInquiries(context: RouteContext): Promise<readonly unknown[]> {
  const own = await loadInquiries(context.db, ownRows(inquiries, ownerOf(context)));
  return own.map(presentInquiry);
}
