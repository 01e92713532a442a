import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { clearContactDraft, contactDraftAtom, restoreContactDraft, saveContactDraft } from './contact-draft';

const shop = servedShopOfFile();
const DRAFT = {
  prepareKey: 'key',
  categoryName: '商品について',
  values: { category: '1', name: '山田', nameKana: 'ヤマダ', email: 'a@example.jp', phone: '', body: '質問' },
  files: [{ url: '/files/uploads/inquiries/a.webp', name: '写真.webp' }],
};
const draftOf = ({ store }: TestServices) => store.get(contactDraftAtom);

/** The same tab after a reload. */
const reload = async () => {
  const services = await createTestServices(shop.url);
  restoreContactDraft(services);
  services.session.close();
  return services;
};

it('what was written is kept for the next step, also over a reload, until it has been sent', async () => {
  saveContactDraft(shop.services, DRAFT);
  expect(draftOf(shop.services)).toEqual(DRAFT);
  expect(draftOf(await reload())).toEqual(DRAFT);
  clearContactDraft(shop.services);
  expect(draftOf(shop.services)).toBeNull();
  expect(draftOf(await reload())).toBeNull();
});

it('whoever signs in in this tab does not see what a guest wrote', async () => {
  saveContactDraft(shop.services, DRAFT);
  await shop.services.session.login({ identifier: 'second@example.jp', password: 'demo-pass-2026' });
  expect(draftOf(shop.services)).toBeNull();
  await shop.services.session.logout();
  expect(draftOf(shop.services)).toEqual(DRAFT);
});

it.each(['', 'null', '{"owner":null}', '[1]', '{'])('passes over what is no draft: %j', async (stored) => {
  sessionStorage.setItem('default_contact_draft', stored);
  expect(draftOf(await reload())).toBeNull();
});
