import path from 'node:path';
import { type ContentShop, openContentShop, readFolder } from '@shop/testing-api/content-shop';
import { fingerprintDatabase } from '@shop/testing-api/fingerprint-database';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { displayMessages, qas, staticPages } from '../../db/schema';

let number = 0;
let content: ContentShop;
beforeAll(async () => {
  content = await openContentShop();
});
afterAll(() => content.close());

describe('pulled and pushed again', () => {
  it.each(['default', 'corporate', 'school', 'gift'])(
    'the content of %s changes nothing',
    async (channel) => {
      const folder = path.join(content.root, `pulled-${channel}`);
      expect(await content.pull(folder, channel)).toMatchObject({ code: 0, err: '' });
      const texts = await readFolder(folder);
      expect(Object.keys(texts)).toEqual(
        expect.arrayContaining(['pages/legal.html', 'pages/privacy.html', 'faq-categories/order.md']),
      );
      const before = await fingerprintDatabase(content.api.db);
      const pushed = await content.shop('content', 'push', folder, '--channel', channel, '--delete');
      expect(pushed).toMatchObject({ code: 0, err: '' });
      expect(pushed.out).not.toMatch(/追加 [1-9]|変更 [1-9]|削除 [1-9]/);
      expect(await fingerprintDatabase(content.api.db)).toBe(before);
      const again = path.join(content.root, `again-${channel}`);
      await content.pull(again, channel);
      expect(await readFolder(again)).toEqual(texts);
    },
  );

  it('whatever characters a shop’s texts hold', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((given) => given.replaceAll('\0', ''));
    const awkward = fc.oneof(
      text,
      fc.constantFrom(
        '---',
        '\n---\n',
        'a: b\r\nc',
        ' | ',
        '"\'\\',
        '# x',
        'true',
        '2026-05-01',
        '&anchor *x',
        '\n\n',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(awkward, { minLength: 6, maxLength: 6 }), async (texts) => {
        const [title = '', body = '', description = '', question = '', answer = '', name = ''] = texts;
        await content.api.db
          .update(staticPages)
          .set({ title, body, description })
          .where(eq(staticPages.url, '/legal'));
        await content.api.db.update(qas).set({ question, answer }).where(eq(qas.id, 1));
        await content.api.db.update(displayMessages).set({ title: name, body: answer + body });
        const folder = path.join(content.root, `random-${(number += 1)}`);
        await content.pull(folder);
        const before = await fingerprintDatabase(content.api.db);
        expect(await content.push(folder)).toMatchObject({ code: 0, err: '' });
        expect(await fingerprintDatabase(content.api.db)).toBe(before);
      }),
      { numRuns: 5 },
    );
  });
});
