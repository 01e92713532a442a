import { measureContrasts } from '@shop/theming/measure-contrasts';
import type { ColorTokens } from '@shop/theming/theme-tokens';
import { propertyName } from '@shop/theming/tokens-to-css';
import { COLOUR_ROLES } from './colour-roles';
import styles from './colours.module.css';
import { DesignPage, DesignSection } from './design-page';
import { useDesignTokens } from './design-tokens';
import { TokenTable } from './token-table';

/** The least contrast of text; what needs less is an edge. */
const TEXT_CONTRAST = 4.5;

/** In the order of their roles. */
const colourNames = (color: ColorTokens) =>
  (Object.keys(COLOUR_ROLES) as readonly string[]).filter((name): name is keyof ColorTokens => name in color);

/** Rounded down, so that nothing that misses its target reads as if it reached it. */
const ratioText = (ratio: number | null): string =>
  ratio === null ? '計算できません' : `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;

/** Every colour of the theme with its role, and the contrast of every pair that the pages use. */
export function Colours() {
  const { color } = useDesignTokens();
  return (
    <DesignPage
      title="色"
      lead="色は役割の名前で使います。ツールバーの「テーマ」と「配色」を変えると、この表もその値になります。「配色」は、店が管理画面で決めてサーバーが返す色と同じ仕組みで重ねています。"
    >
      <DesignSection heading="役割と値">
        <TokenTable
          caption="テーマの色"
          headings={['役割', '見本', '値', '名前']}
          rows={colourNames(color).map((name) => ({
            key: name,
            cells: [
              COLOUR_ROLES[name],
              <span className={styles.swatch} style={{ background: color[name] }} />,
              <code>{color[name]}</code>,
              <code>{propertyName('color', name)}</code>,
            ],
          }))}
        />
      </DesignSection>
      <DesignSection heading="組み合わせとコントラスト">
        <p>
          文字は4.5 : 1以上、枠は3 : 1以上が必要です（WCAG 2.2
          AA）。ここにない組み合わせは使わず、先に相談してください。
        </p>
        <TokenTable
          caption="画面で重ねる色"
          headings={['上の色と下の色', '見本', 'コントラスト', '必要', '判定']}
          rows={measureContrasts(color).map(({ front, ground, least, ratio }) => ({
            key: `${front} ${ground}`,
            cells: [
              `${COLOUR_ROLES[front]} / ${COLOUR_ROLES[ground]}`,
              <PairSample front={color[front]} ground={color[ground]} isText={least >= TEXT_CONTRAST} />,
              ratioText(ratio),
              `${least} : 1`,
              ratio !== null && ratio >= least ? '合格' : <strong>不足</strong>,
            ],
          }))}
        />
      </DesignSection>
    </DesignPage>
  );
}

interface PairSampleProps {
  readonly front: string;
  readonly ground: string;
  readonly isText: boolean;
}

/** Text on its ground, or an edge around it. */
function PairSample({ front, ground, isText }: PairSampleProps) {
  if (isText)
    return (
      <span className={styles.pair} style={{ color: front, background: ground }}>
        文字 Aa 123
      </span>
    );
  return (
    <span className={styles.pair} style={{ background: ground }}>
      <span className={styles.edge} style={{ borderColor: front }} />
    </span>
  );
}
