import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listBannersSpec } from '@shop/contract/banners/list-banners';
import { getFreeAreaSpec } from '@shop/contract/free-areas/get-free-area';
import { getMessageSpec } from '@shop/contract/messages/get-message';
import { getNewsSpec } from '@shop/contract/news/get-news';
import { listNewsSpec } from '@shop/contract/news/list-news';
import { listPopupsSpec } from '@shop/contract/popups/list-popups';
import { listQasSpec } from '@shop/contract/qas/list-qas';
import { getStaticPageSpec } from '@shop/contract/static-pages/get-static-page';
import { colouredPicture, type ContentShop, openContentShop } from '@shop/testing-api/content-shop';
import { fingerprintDatabase } from '@shop/testing-api/fingerprint-database';
import { eq, sql } from 'drizzle-orm';
import { contentFiles, images, news, popups, staticPages } from '../../db/schema';

let content: ContentShop;
beforeAll(async () => {
  content = await openContentShop();
});
afterAll(() => content.close());

describe('a folder of Markdown', () => {
  const markdown = '## お届け\n\n- [ご利用案内](/guide)\n\n![店の正面](../images/店.jpg)\n';
  let folder: string;
  beforeAll(async () => {
    folder = await content.folderOf({
      'pages/guide/shipping.md': `---\ntitle: 送料について\norder: 3\n---\n\n${markdown.replace('../images', '../../images')}`,
      'news/2026-06-01-summer.md': `---\ntitle: 夏季休業\nlabel: 営業案内\ndate: 2026-06-01 09:30\n---\n\n**8月**に休みます。\n`,
      'faq-categories/visit.md': '---\nname: ご来店\norder: 90\nparent: order\n---\n',
      'faq/parking.md': '---\nquestion: 駐車場はありますか。\ncategory: visit\n---\n\n3台分あります。\n',
      'messages/address.md':
        '---\ntitle: 住所について\npages:\n  - mypage address\n---\n\nご確認ください。\n',
      'popups/summer.md':
        '---\ntitle: 夏の市\nfrequency: daily\nimage: ../images/店.jpg\nimageAlt: 夏の器\nlink: /lp/summer\nlinkText: 見る\n---\n\n始まります。\n',
      'banners/summer.md':
        '---\narea: home-summer\ntitle: 夏の市\nimage: ../images/店.jpg\nlink: /product\ndownloadName: 夏の市のちらし\n---\n',
      'banners/plain.md': '---\narea: home-summer\ntitle: 夏の器\nimage: ../images/店.jpg\n---\n',
      'free-areas/cart-notice.md': '---\nname: カート\n---\n\nお早めに。\n',
      'images/店.jpg': await colouredPicture('#2f5d50'),
      'README.md': 'この文書は使われません。',
      '.git/config': 'x',
    });
    expect(await content.push(folder)).toMatchObject({ code: 0, err: '' });
  });

  it('is what the shop says', async () => {
    const { body: shipping } = await content.api.call(getStaticPageSpec, {
      params: { path: '/guide/shipping' },
    });
    expect(shipping).toMatchObject({ title: '送料について', layout: 'default' });
    const picture = /src="(\/files\/[a-z0-9-]+\.webp)" alt="店の正面"/.exec(shipping.body)?.[1] ?? '';
    expect(shipping.body).toContain('<h2>お届け</h2>');
    expect((await content.api.request(picture)).headers.get('content-type')).toBe('image/webp');
    const { body: items } = await content.api.call(listNewsSpec, { query: {} });
    const item = items.find(({ title }) => title === '夏季休業');
    expect(item).toMatchObject({ label: '営業案内', published_at: '2026-06-01T00:30:00.000Z' });
    const { body: article } = await content.api.call(getNewsSpec, { params: { id: item?.id ?? 0 } });
    expect(article.body).toContain('<strong>8月</strong>に休みます。');
    const { body: answers } = await content.api.call(listQasSpec, { query: { category: 'visit' } });
    expect(answers).toMatchObject([
      { question: '駐車場はありますか。', answer: '<p>3台分あります。</p>\n', category: { name: 'ご来店' } },
    ]);
    const { body: message } = await content.api.call(getMessageSpec, { params: { code: 'address' } });
    expect(message).toMatchObject({ title: '住所について', body: '<p>ご確認ください。</p>\n' });
    const { body: windows } = await content.api.call(listPopupsSpec, { query: {} });
    expect(windows.find(({ code }) => code === 'summer')).toMatchObject({
      ...{ frequency: 'daily', link_url: '/lp/summer', image: { path: picture, alt: '夏の器', width: 960 } },
    });
    const { body: banners } = await content.api.call(listBannersSpec, { query: { area: 'home-summer' } });
    expect(banners.map(({ title, download_name }) => [title, download_name])).toEqual([
      ['夏の器', null],
      ['夏の市', '夏の市のちらし'],
    ]);
    expect(banners[1]).toMatchObject({ link_url: '/product', image: { path: picture } });
    const { body: area } = await content.api.call(getFreeAreaSpec, { params: { code: 'cart-notice' } });
    expect(area.body).toBe('<p>お早めに。</p>\n');
  });

  it('pushed again changes nothing, also by what a pull makes of it', async () => {
    const before = await fingerprintDatabase(content.api.db);
    const pulled = path.join(content.root, 'pulled-markdown');
    await content.pull(pulled);
    const text = await readFile(path.join(pulled, 'pages/guide/shipping.md'), 'utf8');
    expect(text).toMatch(
      /^---\ntitle: 送料について\norder: 3\n---\n\n## お届け\n\n- \[ご利用案内\]\(\/guide\)\n/,
    );
    expect(text).toMatch(/!\[店の正面\]\(\.\.\/\.\.\/images\/[a-z0-9-]+\.webp\)/);
    expect(await content.push(pulled, '--delete')).toMatchObject({ code: 0, err: '' });
    expect(await fingerprintDatabase(content.api.db)).toBe(before);
    const again = await content.push(folder);
    expect(again.out.split('\n')[0]).toBe('変更なし。 Nothing changes.');
    // A trial finds the pictures that were pushed before.
    expect((await content.push(folder, '--dry-run')).out).not.toMatch(/追加 [1-9]|変更 [1-9]/);
    expect(await content.api.db.$count(images, eq(images.alt, '夏の器'))).toBe(1);
  });

  it('a trial names the files that would change, as the push does', async () => {
    const other = await content.folderOf({
      'banners/plain.md': '---\narea: home-summer\ntitle: 夏の皿\nimage: ../images/店.jpg\n---\n',
      'banners/new.md': '---\narea: home-summer\ntitle: 夏の鉢\nimage: ../images/店.jpg\n---\n',
      'images/店.jpg': await colouredPicture('#2f5d50'),
    });
    const trial = await content.push(other, '--dry-run');
    expect(trial.out).toMatch(/banners（バナー）: 追加 1、変更 1、/);
    expect(trial.out).toContain('    追加 / added: banners/new.md\n    変更 / changed: banners/plain.md\n');
    const lines = trial.out.split('\n').slice(1);
    expect((await content.push(other)).out.split('\n')).toEqual(lines);
    expect(await content.push(folder)).toMatchObject({ code: 0 });
  });

  it('gives way to HTML once a text was changed by another command', async () => {
    await content.shop('popups', 'set', 'summer', '--body', '<p>終わりました。</p>', '--channel', 'default');
    const pulled = path.join(content.root, 'pulled-changed');
    await content.pull(pulled);
    expect(await readFile(path.join(pulled, 'popups/summer.html'), 'utf8')).toMatch(
      /<p>終わりました。<\/p>\n$/,
    );
    await content.push(folder);
    const [row] = await content.api.db.select().from(popups).where(eq(popups.code, 'summer'));
    expect(row?.body).toBe('<p>始まります。</p>\n');
  });

  it('changes an item under the name of its file, and leaves others', async () => {
    const all = await content.api.db.$count(news);
    const changed = await content.folderOf({
      'news/2026-06-01-summer.md':
        '---\ntitle: 夏季休業（改）\nlabel: 営業案内\ndate: "2026-06-01"\n---\n\n休みます。\n',
    });
    const { out } = await content.push(changed);
    expect(out).toContain('news（お知らせ）: 追加 0、変更 1、削除 0');
    expect(out).toContain('--delete');
    expect(await content.api.db.$count(news)).toBe(all);
    expect((await content.shop('audit', '--limit', '1')).out).toContain('content push  default');
  });

  it('removes what it does not hold, of its own kinds only, when told to', async () => {
    const pages = await content.api.db.$count(staticPages);
    const only = await content.folderOf({
      'faq-categories/visit.md': '---\nname: ご来店\n---\n',
      'faq/parking.md': '---\nquestion: 駐車場はありますか。\ncategory: visit\n---\n\n3台分あります。\n',
    });
    expect(await content.push(only, '--delete')).toMatchObject({ code: 0, err: '' });
    const { body } = await content.api.call(listQasSpec, { query: {} });
    expect(body.map(({ question }) => question)).toEqual(['駐車場はありますか。']);
    expect(await content.api.db.$count(staticPages)).toBe(pages);
    expect(await content.api.db.$count(contentFiles, eq(contentFiles.kind, 'faq'))).toBe(1);
  });
});

// A shop's server purges what it has cached when the database announces a change.
it.each([
  'static_pages',
  'news',
  'qa_categories',
  'qas',
  'display_messages',
  'popups',
  'banners',
  'free_areas',
  'blogs',
])('a change of %s is announced', async (table) => {
  const { rows } = await content.api.db.execute<{ events: string }>(sql`
      select string_agg(event_manipulation, ' ' order by event_manipulation) as events
      from information_schema.triggers where event_object_table = ${table} and trigger_name = 'announce'`);
  expect(rows).toEqual([{ events: 'DELETE INSERT UPDATE' }]);
});
