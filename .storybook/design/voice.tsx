import { formatPriceWithTax } from '@shop/format/format-yen';
import { useTheme } from '@shop/theming/theme-provider';
import { Fragment } from 'react';
import { ALL_WORDS, type WordsFile } from './all-words';
import { DesignPage, DesignSection } from './design-page';
import { TokenTable } from './token-table';
import styles from './voice.module.css';

const PRICE = 12_300;

/** How to write, each with a good and a bad example. */
const RULES: readonly (readonly [rule: string, good: string, bad: string])[] = [
  ['です・ます調で書く', 'カートに商品がありません', 'カートは空だ'],
  ['価格は税込か税抜かを添える', formatPriceWithTax(PRICE), '¥12,300-'],
  ['日付は年・月・日を点で区切る', '2026.05.01', '05/01/2026'],
  ['エラーは、次にすることを書く', 'メールアドレスを入力してください', '不正な値です'],
  ['ボタンは、押すと起きることを書く', '注文を確定する', 'OK'],
  ['同じものは、いつも同じ言葉で呼ぶ', 'お届け先', '配送先・送付先・お届け先が混ざる'],
  ['英語は使わない（読み上げの言葉も）', '閉じる', 'Close'],
];

/** How the shops speak, and every word of the themes by its key. */
export function Voice() {
  return (
    <DesignPage
      title="言葉"
      lead="画面の言葉は、ページや部品ごとの表にあり、テーマは鍵ごとに言いかえられます。変えたいときは、表の名前と鍵を添えて提案してください。"
    >
      <DesignSection heading="書き方">
        <TokenTable
          caption="書き方の決まり"
          headings={['決まり', 'よい例', '避ける例']}
          rows={RULES.map(([rule, good, bad]) => ({ key: rule, cells: [rule, good, bad] }))}
        />
      </DesignSection>
      <DesignSection heading="すべての言葉">
        <p>
          ツールバーのテーマの言葉です。<code>{'${…}'}</code>のような所には、価格や名前が入ります。
        </p>
        {ALL_WORDS.map((words) => (
          <WordsList key={words.definition.id} {...words} />
        ))}
      </DesignSection>
    </DesignPage>
  );
}

/** The words of one page or part, as the theme has them: with two elements a word, since there are well over a thousand. */
function WordsList({ file, definition }: WordsFile) {
  const words = definition.override(useTheme().words[definition.id]);
  return (
    <details className={styles.words}>
      <summary className={styles.name}>{definition.id}</summary>
      <p className={styles.file}>{file}</p>
      <dl className={styles.list}>
        {Object.entries(words).map(([key, word]) => (
          <Fragment key={key}>
            <dt>{key}</dt>
            <dd>{String(word)}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
