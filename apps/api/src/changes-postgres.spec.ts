import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { openPostgresCopyAt } from '@shop/testing-api/postgres-database';
import { ShopProcess } from '@shop/testing-api/shop-process';
import { until } from '@shop/testing-api/until';
import { sql } from 'drizzle-orm';

const TEST_LIMIT_MS = 60_000;
const SERVER = process.env['TEST_DATABASE_URL'];
const SECRET = 'an-internal-secret-of-tests';

/** A shop's server that listens to the changes of one process. */
class Listener {
  private text = '';

  private constructor(private readonly abort: AbortController) {}

  static async to(url: string): Promise<Listener> {
    const listener = new Listener(new AbortController());
    const { body } = await fetch(`${url}/internal/changes`, {
      headers: { authorization: `Bearer ${SECRET}` },
      signal: listener.abort.signal,
    });
    void listener.read(body);
    return listener;
  }

  /** Whether the line comes, or has come. */
  async hears(line: string): Promise<boolean> {
    return await until(line, () => (this.lines.includes(line) ? true : undefined));
  }

  stop(): void {
    this.abort.abort();
  }

  private get lines(): readonly string[] {
    return this.text.split('\n');
  }

  private async read(body: ReadableStream<Uint8Array> | null): Promise<void> {
    try {
      for await (const bytes of body ?? []) this.text += new TextDecoder().decode(bytes);
    } catch (error) {
      if (!this.abort.signal.aborted) throw error;
    }
  }
}

describeOnPostgres('two processes on one PostgreSQL database', () => {
  let copy: Awaited<ReturnType<typeof openPostgresCopyAt>>;
  let folder: string;
  const processOf = (name: string) =>
    new ShopProcess(`shop-api-changes-${name}`, () => ({
      SHOP_DATA_DIR: path.join(folder, name),
      DATABASE_URL: copy.url,
      SHOP_INTERNAL_SECRET: SECRET,
    }));
  const both = [processOf('one'), processOf('two')] as const;
  const listeners: Listener[] = [];
  const listenToBoth = async () => {
    const opened = await Promise.all(both.map(({ url }) => Listener.to(url)));
    listeners.push(...opened);
    return opened;
  };
  const allHear = async (them: readonly Listener[], line: string) =>
    (await Promise.all(them.map((listener) => listener.hears(line)))).every(Boolean);

  beforeAll(async () => {
    copy = await openPostgresCopyAt(SERVER ?? '');
    folder = await mkdtemp(path.join(tmpdir(), 'shop-changes-'));
    for (const one of both) {
      await one.build();
      await one.start();
    }
  }, TEST_LIMIT_MS);
  afterEach(() => {
    for (const listener of listeners.splice(0)) listener.stop();
  });
  afterAll(async () => {
    await Promise.all(both.map((one) => one.close()));
    await copy.opened.close();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'each announces to its shops a setting that an operator changed through one of them',
    async () => {
      const hearing = await listenToBoth();
      const set = ['settings', 'set', 'SITE.BREAKPOINT.SCREEN-SM', '612', '--channel', 'default'];
      expect((await both[0].run(...set)).code).toBe(0);
      expect(await allHear(hearing, '{"channel":"default","what":"settings"}')).toBe(true);
    },
    TEST_LIMIT_MS,
  );

  it(
    'each announces a product that was hidden in the database, and no longer counts it',
    async () => {
      const totals = () =>
        Promise.all(
          both.map(async ({ url }) => {
            const response = await fetch(`${url}/v1/products`, { headers: { 'channel-id': 'default' } });
            return Number(response.headers.get('x-total'));
          }),
        );
      const before = await totals();
      const hearing = await listenToBoth();
      await copy.opened.db.execute(
        sql`update product_models set is_show = false where channel_id = 1 and code = 'D0001'`,
      );
      expect(await allHear(hearing, '{"channel":null,"what":"products"}')).toBe(true);
      expect(await totals()).toEqual(before.map((total) => total - 1));
    },
    TEST_LIMIT_MS,
  );

  it(
    'one whose connection broke announces that everything may have changed, and then announces changes again',
    async () => {
      const hearing = await listenToBoth();
      // Its last statement: the first, or the heartbeat of every ten seconds.
      await copy.opened.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and (query ilike 'listen %' or query = 'select 1')`);
      expect(await allHear(hearing, '{"channel":null,"what":"all"}')).toBe(true);
      await copy.opened.db.execute(sql`update news set title = title where channel_id = 2`);
      expect(await allHear(hearing, '{"channel":"corporate","what":"content"}')).toBe(true);
    },
    TEST_LIMIT_MS,
  );
});
