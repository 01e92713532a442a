import { NOSHI_OCCASIONS } from '@shop/contract/packings/noshi-occasions';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cleanup, screen, within } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import { NoshiFields } from './noshi-fields';

const shop = servedShopOfFile();
afterEach(cleanup);

const ALL = NOSHI_OCCASIONS.flatMap(({ titles }) => titles);

function show(noshiTitle: string, titles: readonly string[] = ALL) {
  const values = {
    ...{ wrapping: '', noshi: 'noshi-outer', noshiTitle, noshiName: '山田', card: '', message: '' },
    ...{ wrappingQuantity: null, noshiQuantity: null },
  };
  return renderPage(
    <NoshiFields
      id="place"
      titles={titles}
      values={values}
      isTitleMissing={false}
      nameFault={undefined}
      onChange={() => undefined}
    />,
    { services: shop.services, theme: simpleTheme },
  );
}

it.each([
  ['御祝', 'red-white-bow', '紅白蝶結び'],
  ['寿', 'red-white-knot', '紅白結び切り'],
  ['御見舞', 'red-white-knot', '紅白結び切り'],
  ['志', 'black-white-knot', '黒白結び切り'],
  ['満中陰志', 'yellow-white-knot', '黄白結び切り'],
])('%s is drawn with %s, which is said beside the choice and of the sheet', async (title, kind, name) => {
  const { container } = show(title);
  const choice = await screen.findByRole('combobox', { name: /表書き/ });
  expect(choice).toHaveAccessibleDescription(`水引：${name}`);
  expect(container.querySelector('svg[data-mizuhiki]')).toHaveAttribute('data-mizuhiki', kind);
  expect(
    screen.getByText(`のしの見本：表書き「${title}」、水引 ${name}、名入れ「山田」`),
  ).toBeInTheDocument();
});

it('the words are offered by their occasion, and those of the shop’s own last, without cords', async () => {
  const { container } = show('粗品', ['志', '粗品', '寿']);
  const choice = within(await screen.findByRole('combobox', { name: /表書き/ }));
  expect(choice.getAllByRole('group').map((group) => group.getAttribute('label'))).toEqual([
    '結婚',
    '弔事',
    'その他',
  ]);
  expect(container.querySelector('svg[data-mizuhiki]')).toBeNull();
  expect(screen.getByText('のしの見本：表書き「粗品」、水引なし、名入れ「山田」')).toBeInTheDocument();
});
