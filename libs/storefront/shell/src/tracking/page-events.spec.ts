import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { type OpenPage, pageEvents } from './page-events';

const shop = servedShopOfFile();
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices(shop.url);
});
afterAll(() => services.session.close());

const list = (search: string): OpenPage => ({ id: 'product-list', key: null, search });
const MUGS = '?word=マグ';

// account §7: a search is told once
it.each<[string, OpenPage | null, OpenPage, string[]]>([
  ['a search', null, list(MUGS), ['マグ']],
  ['a search on a list', list(''), list(MUGS), ['マグ']],
  ['another search', list(MUGS), list('?word=皿'), ['皿']],
  ['another order of what was found', list(MUGS), list(`${MUGS}&sort=new`), []],
  ['a filter of what was found', list(MUGS), list(`${MUGS}&in_stock=1`), []],
  ['the second page of what was found', null, list(`${MUGS}&page=2`), []],
  ['a list that is not searched', null, list(''), []],
])('%s', async (_name, from, open, terms) => {
  const events = await pageEvents(services, open, { from, isFirst: () => true });
  expect(events.filter(({ name }) => name === 'search').map(({ searchTerm }) => searchTerm)).toEqual(terms);
});
