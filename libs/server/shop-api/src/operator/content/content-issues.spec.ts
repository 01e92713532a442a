import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { colouredPicture, type ContentShop, openContentShop } from '@shop/testing-api/content-shop';
import { fingerprintDatabase } from '@shop/testing-api/fingerprint-database';

const page = (title: string, body = '本文です。') => `---\ntitle: ${title}\n---\n\n${body}\n`;

let content: ContentShop;
beforeAll(async () => {
  content = await openContentShop();
});
afterAll(() => content.close());

describe('what is wrong changes nothing and is named', () => {
  const rejected: readonly (readonly [string, Readonly<Record<string, string | Uint8Array>>, string])[] = [
    ['no front matter', { 'pages/a.md': '本文' }, 'pages/a.md:1 ファイルの初めに'],
    ['a front matter that is no YAML', { 'pages/a.md': '---\ntitle: [\n---\n' }, 'pages/a.md:'],
    [
      'a field without its colon',
      { 'pages/a.md': '---\ntitle 特商法\n---\n' },
      'pages/a.md:2 「title 特商法」には、項目の名前のあとの「:」と空白が必要です（「title: 特商法」',
    ],
    [
      'one among others',
      { 'pages/a.md': '---\norder: 1\ntitle 特商法\nshow: true\n---\n' },
      'pages/a.md:3 「title 特商法」には',
    ],
    [
      'a colon of full width',
      { 'pages/a.md': '---\ntitle：特商法\n---\n' },
      'pages/a.md:2 「title：特商法」には、項目の名前のあとの「:」と空白が必要です（「title: 特商法」',
    ],
    [
      'a colon without a space',
      { 'pages/a.md': '---\norder: 1\ntitle:特商法\n---\n' },
      'pages/a.md:3 「title:特商法」には',
    ],
    ['a missing title', { 'pages/a.md': '---\norder: 1\n---\n' }, 'pages/a.md:1 「title」 必要な項目です'],
    [
      'an unknown field',
      { 'pages/a.md': '---\ntitle: A\nshown: true\n---\n' },
      'pages/a.md:3 「shown」 知らない項目',
    ],
    [
      'a value of another type',
      { 'pages/a.md': '---\ntitle: A\nshow: maybe\n---\n' },
      'pages/a.md:3 「show」 true か',
    ],
    [
      'a date that no month has',
      { 'news/a.md': '---\ntitle: A\nlabel: B\ndate: 2026-02-30\n---\n' },
      'news/a.md:4 「date」',
    ],
    [
      'a script',
      { 'pages/a.md': page('A', '1行目\n\n<script>alert(1)</script>') },
      'pages/a.md:7 使えない要素です: <script>',
    ],
    [
      'a heading of the first level',
      { 'pages/a.md': page('A', 'A\n\n# A') },
      'pages/a.md:7 見出しは ## から',
    ],
    [
      'an attribute in a file of HTML',
      { 'pages/a.html': '---\ntitle: A\n---\n<p>1</p>\n<p onclick="x">2</p>\n' },
      'pages/a.html:5 使えない属性です: onclick',
    ],
    [
      'a link that leads nowhere',
      { 'pages/a.md': page('A', '[x](javascript:alert(1))') },
      'pages/a.md:5 リンクは / か https://',
    ],
    [
      'a picture that is not there',
      { 'pages/a.md': page('A', '![x](b.jpg)') },
      '画像のファイルがありません: pages/b.jpg',
    ],
    ['a picture outside', { 'pages/a.md': page('A', '![x](../../secret.jpg)') }, 'フォルダーの中の画像'],
    [
      'a picture of another host',
      { 'pages/a.md': page('A', '![x](https://evil.example/a.jpg)') },
      'フォルダーの中の画像',
    ],
    [
      'a picture that is none',
      { 'pages/a.md': page('A', '![x](b.png)'), 'pages/b.png': '<svg/>' },
      'ではありません',
    ],
    [
      'a banner without a picture',
      { 'banners/a.md': '---\narea: x\ntitle: A\n---\n' },
      'banners/a.md 「image」 画像が必要',
    ],
    ['a name that no URL has', { 'pages/A B.md': page('A') }, 'ファイルの名前は guide/shipping.md の形'],
    ['two files of one name', { 'pages/a.md': page('A'), 'pages/a.html': page('A') }, '同じ名前のファイル'],
    ['a folder that nothing reads', { 'page/a.md': page('A') }, 'page/a.md このフォルダーは使われません'],
    [
      'a question without its category',
      { 'faq/a.md': '---\nquestion: A\ncategory: none\n---\n' },
      '分類がありません: none',
    ],
    [
      'a category that becomes a part of its own part',
      { 'faq-categories/order.md': '---\nname: ご注文\nparent: change\n---\n' },
      '親をたどると自分に戻ります',
    ],
    [
      'a page of a message that there is not',
      { 'messages/a.md': '---\ntitle: A\npages: [x]\n---\n' },
      '「pages.0」',
    ],
    [
      'a term of sale that there is not',
      { 'pages/a.md': page('A', '送料：\n\n{{ shiping_fees }}') },
      'pages/a.md:7 差し込みの名前が違います: {{shiping_fees}}（使えるもの: shipping_fees, ',
    ],
    [
      'a term of sale where none is filled in',
      { 'news/b.md': '---\ntitle: A\nlabel: B\ndate: 2026-06-01\n---\n\n{{returns}}\n' },
      'news/b.md:7 ここでは使えない差し込みです: {{returns}}（使えるフォルダー: pages, faq, free-areas）',
    ],
    [
      'a layout without blocks',
      { 'layouts/home.md': '---\nblocks: []\n---\n' },
      'layouts/home.md:2 「blocks」',
    ],
    [
      'a block of a kind that there is not',
      { 'layouts/home.md': '---\nblocks:\n  - kind: hero\n  - kind: hologram\n---\n' },
      'layouts/home.md:4 「blocks.1.kind」 ブロックの種類は',
    ],
    [
      'a block with too many entries',
      { 'layouts/ec.md': '---\nblocks:\n  - kind: news\n    title: 知らせ\n    limit: 31\n---\n' },
      'layouts/ec.md:5 「blocks.0.limit」 1 から 30',
    ],
    [
      'a script in a block',
      { 'layouts/ec.md': '---\nblocks:\n  - kind: html\n    body: <script>alert(1)</script>\n---\n' },
      'layouts/ec.md:4 「blocks.0.body」 使えない要素',
    ],
    [
      'two heroes',
      { 'layouts/home.md': '---\nblocks:\n  - kind: hero\n  - kind: hero\n---\n' },
      'hero は一つだけ',
    ],
    [
      'a block that only the other home can show',
      { 'layouts/home.md': '---\nblocks:\n  - kind: whats-new\n    limit: 4\n---\n' },
      'layouts/home.md 「blocks.0.kind」 whats-new は ec',
    ],
    [
      'a collection that there is not',
      { 'layouts/home.md': '---\nblocks:\n  - kind: collection\n    alias: none\n    limit: 4\n---\n' },
      'layouts/home.md 「blocks.0.alias」 コレクションがありません: none',
    ],
    [
      'a page that is not made of blocks',
      { 'layouts/cart.md': '---\nblocks: []\n---\n' },
      '名前は home.md / ec.md',
    ],
    ['a file that is no text', { 'pages/a.md': Buffer.from([0xff, 0xfe]) }, 'pages/a.md 1 MB までの UTF-8'],
  ];

  it.each(rejected)('%s', async (_what, contents, said) => {
    const folder = await content.folderOf({
      'news/good.md': '---\ntitle: 良い\nlabel: B\ndate: 2026-06-01\n---\n\n良い。\n',
      ...contents,
    });
    const before = await fingerprintDatabase(content.api.db);
    const { code, out, err } = await content.push(folder);
    expect(out).toContain(said);
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringContaining('何も変えませんでした') as string,
    });
    expect(await fingerprintDatabase(content.api.db)).toBe(before);
  });

  it('a symbolic link', async () => {
    const folder = await content.folderOf({ 'pages/a.md': page('A') });
    await symlink('/etc/passwd', path.join(folder, 'pages/b.md'));
    expect((await content.push(folder)).out).toContain('pages/b.md 普通のファイルではありません');
  });

  it('a trial says what would happen', async () => {
    const folder = await content.folderOf({
      'pages/trial.md': page('A', '![x](../b.jpg)'),
      'b.jpg': await colouredPicture('#ffffff'),
    });
    const before = await fingerprintDatabase(content.api.db);
    const { code, out } = await content.push(folder, '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('pages（固定ページ）: 追加 1、変更 0');
    expect(await fingerprintDatabase(content.api.db)).toBe(before);
  });

  it('a pull into a folder that holds something', async () => {
    const folder = await content.folderOf({ 'pages/legal.html': 'mine' });
    expect(await content.pull(folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('--overwrite') as string,
    });
    expect(await readFile(path.join(folder, 'pages/legal.html'), 'utf8')).toBe('mine');
    expect((await content.shop('content', 'pull', folder, '--channel', 'default', '--overwrite')).code).toBe(
      0,
    );
  });
});
