import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { openPostgresCopyAt } from '@shop/testing-api/postgres-database';
import { createTestClock } from '@shop/testing-api/test-clock';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { CleanupContext } from '../cleanup/cleanup-task';
import type { OpenDatabase } from '../db/open-database';
import { AfterResponse } from '../http/after-response';
import { createOutbox } from '../mail/create-outbox';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import { cancelUnpaidOrders } from './cancel-unpaid-orders';
import { remindUnpaidOrders } from './remind-unpaid-orders';

const SHIPPED = 5_000;

/** Orders of the past, as copies of one of the seed's. */
const SHIP_MANY = sql`
  with shipped as (
    insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', nextval('orders_id_seq'),
      'order_no', 'OLD-' || at, 'status', 'shipped', 'cart_id', null))).*
    from orders, generate_series(1, ${SHIPPED}::int) at where orders.id = (select min(id) from orders) returning id)
  insert into order_payments (order_id, payment_id, payment_name, amount, is_paid, due_on)
  select id, 1, '銀行振込', 1000, true, '2026-01-01' from shipped`;

// What runs every hour must not read every order that the shop has ever had.
describeOnPostgres('in a shop whose orders are nearly all shipped', () => {
  let opened: OpenDatabase;
  let context: CleanupContext;
  beforeAll(async () => {
    ({ opened } = await openPostgresCopyAt(process.env['TEST_DATABASE_URL'] ?? ''));
    const { db } = opened;
    const [clock, log] = [createTestClock(), pino({ level: 'silent' })];
    const mail = createOutbox({ db, clock, log, transport: null, afterResponse: new AfterResponse() });
    context = { db, clock, log, mail, config: DEFAULT_CONFIG, isOver: () => false };
    await db.execute(SHIP_MANY);
    await db.execute(sql`analyze orders, order_payments`);
  });
  afterAll(() => opened.close());

  const scans = async (): Promise<number> => {
    await opened.db.execute(sql`select pg_stat_force_next_flush()`);
    const { rows } = await opened.db.execute<{ scans: string }>(
      sql`select idx_scan as scans from pg_stat_user_indexes where indexrelname = 'orders_received'`,
    );
    return Number(rows[0]?.scans);
  };

  it.each([
    ['cancels', cancelUnpaidOrders],
    ['reminds of', remindUnpaidOrders],
  ])('the cleanup that %s unpaid orders finds them by their index', async (_what, clean) => {
    const before = await scans();
    await clean(context);
    expect(await scans()).toBeGreaterThan(before);
  });
});
