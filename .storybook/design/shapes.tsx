import { propertyName } from '@shop/theming/tokens-to-css';
import type { CSSProperties } from 'react';
import { DesignPage, DesignSection } from './design-page';
import { useDesignTokens } from './design-tokens';
import styles from './shapes.module.css';
import { TokenTable } from './token-table';

interface Scale {
  readonly group: string;
  readonly caption: string;
  readonly values: Readonly<Record<string, string>>;
  readonly className: string | undefined;
  readonly styleOf: (value: string) => CSSProperties;
}

/** The steps of a scale, each drawn in its value. */
function ScaleTable({ group, caption, values, className, styleOf }: Scale) {
  return (
    <TokenTable
      caption={caption}
      headings={['名前', '見本', '値']}
      rows={Object.entries(values).map(([name, value]) => ({
        key: name,
        cells: [
          <code>{propertyName(group, name)}</code>,
          <span className={className} style={styleOf(value)} />,
          <code>{value}</code>,
        ],
      }))}
    />
  );
}

/** The spacing scale and the widths of the theme. */
export function Spacing() {
  const { space, width } = useDesignTokens();
  return (
    <DesignPage
      title="余白"
      lead="要素の間は、この8段階だけで空けます。部品の中は小さい段階、節の間は大きい段階です。"
    >
      <DesignSection heading="余白の段階">
        <ScaleTable
          group="space"
          caption="余白"
          values={space}
          className={styles.bar}
          styleOf={(value) => ({ width: value })}
        />
      </DesignSection>
      <DesignSection heading="幅">
        <ScaleTable
          group="width"
          caption="内容の最大の幅（見本は10分の1）"
          values={width}
          className={styles.bar}
          styleOf={(value) => ({ width: `calc(${value} / 10)` })}
        />
      </DesignSection>
    </DesignPage>
  );
}

/** Corners, shadows and durations of the theme. */
export function Shapes() {
  const { radius, shadow, duration } = useDesignTokens();
  return (
    <DesignPage
      title="形と影"
      lead="角の丸みは店の性格を表すので、テーマごとに違います。影は、面がほかの面の上に出るときだけに使います。"
    >
      <DesignSection heading="角の丸み">
        <ScaleTable
          group="radius"
          caption="角の丸み"
          values={radius}
          className={styles.box}
          styleOf={(value) => ({ borderRadius: value })}
        />
      </DesignSection>
      <DesignSection heading="影">
        <ScaleTable
          group="shadow"
          caption="影"
          values={shadow}
          className={styles.box}
          styleOf={(value) => ({ boxShadow: value })}
        />
      </DesignSection>
      <DesignSection heading="動きの長さ">
        <TokenTable
          caption="動きの長さ。動きを減らす設定の端末では動きません。"
          headings={['名前', '値']}
          rows={Object.entries(duration).map(([name, value]) => ({
            key: name,
            cells: [<code>{propertyName('duration', name)}</code>, <code>{value}</code>],
          }))}
        />
      </DesignSection>
    </DesignPage>
  );
}
