import { extendTheme } from '@shop/theming/extend-theme';
import type { MemberRecord } from '@shop/theming/theme-rules';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { screen, within } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import { MypageMenu } from './mypage-menu';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

it.each<[readonly MemberRecord[], string[]]>([
  [[], ['アドレス帳']],
  [
    ['measurements', 'nameEmbroidery'],
    ['アドレス帳', '採寸データ', 'ネーム刺繍'],
  ],
  [
    ['cards', 'memorials'],
    ['アドレス帳', 'クレジットカード', '記念日'],
  ],
])('a shop whose members keep %j offers these and their addresses alone', (memberRecords, expected) => {
  const theme = extendTheme(simpleTheme, { name: 'test', namespaces: ['test'], rules: { memberRecords } });
  renderPage(<MypageMenu />, { services, theme });
  const group = within(screen.getByRole('region', { name: 'ご登録の内容' }));
  const names = group.getAllByRole('link').map((link) => link.firstElementChild?.textContent);
  expect(names).toEqual(expected);
});
