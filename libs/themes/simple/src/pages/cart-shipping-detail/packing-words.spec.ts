import { packingWords } from './packing-words';

it.each([
  ['御祝', '山田', '紅白蝶結び', 'のしの見本：表書き「御祝」、水引 紅白蝶結び、名入れ「山田」'],
  ['粗品', '', null, 'のしの見本：表書き「粗品」、水引なし'],
  ['', '山田', null, 'のしの見本：名入れ「山田」'],
  ['', '', null, 'のしの見本'],
])('the noshi with 「%s」 and 「%s」 is said without what is not chosen', (title, name, mizuhiki, text) => {
  expect(packingWords.words.preview(title, name, mizuhiki)).toBe(text);
});
