import { describedFacts } from './described-facts';

const TABLE =
  '<p>軽い椅子です。</p><table><tbody><tr><th scope="row">素材</th><td>背：メッシュ、<b>脚</b>：ナイロン</td></tr>' +
  '<tr><th scope="row">サイズ</th><td>幅62cm &lt; 奥行60cm</td></tr></tbody></table>';

it('[entity-product] reads the facts of a description from the rows of its table', () => {
  expect(describedFacts(TABLE)).toEqual([
    { term: '素材', description: '背：メッシュ、脚：ナイロン' },
    { term: 'サイズ', description: '幅62cm < 奥行60cm' },
  ]);
});

it.each(['幅62cm\n奥行60cm', '<p>表のない説明です。</p>', ''])('finds none in %j', (description) => {
  expect(describedFacts(description)).toEqual([]);
});
