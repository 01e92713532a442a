import type { ThemeTokens } from '@shop/theming/theme-tokens';
import { propertyName } from '@shop/theming/tokens-to-css';
import { DesignPage, DesignSection } from './design-page';
import { useDesignTokens } from './design-tokens';
import { TokenTable } from './token-table';

const SIZE_ROLES: Readonly<Record<keyof ThemeTokens['text'], string>> = {
  xs: '注記・単位',
  sm: '補足・表',
  md: '本文',
  lg: '強調する本文・小見出し',
  xl: '節の見出し',
  xxl: 'ページの見出し・大きな価格',
};
const FONT_ROLES: Readonly<Record<keyof ThemeTokens['font'], string>> = {
  body: '本文の書体',
  heading: '見出しの書体',
  number: '数字の書体',
};
const SAMPLE = '水出しのお茶と涼しげなうつわ 12,300円（税込）';
const PARAGRAPH =
  'ご注文の内容をご確認のうえ、お届け先とお支払い方法をお選びください。お届け日は、ご注文の確定後にメールでお知らせします。';

/** Sizes, fonts, line heights and weights of the theme. */
export function TypeScale() {
  const { text, font, leading, weight } = useDesignTokens();
  return (
    <DesignPage
      title="文字"
      lead="大きさは6段階です。間の大きさは作らず、近い段階を使います。書体は端末のものを使うため、読み込みは起きません。"
    >
      <DesignSection heading="大きさ">
        <TokenTable
          caption="文字の大きさ"
          headings={['使う場所', '見本', '値', '名前']}
          rows={namesOf(SIZE_ROLES).map((name) => ({
            key: name,
            cells: [
              SIZE_ROLES[name],
              <span style={{ fontSize: text[name] }}>{SAMPLE}</span>,
              <code>{text[name]}</code>,
              <code>{propertyName('text', name)}</code>,
            ],
          }))}
        />
      </DesignSection>
      <DesignSection heading="書体と太さ">
        <TokenTable
          caption="書体"
          headings={['使う場所', '見本', '名前']}
          rows={namesOf(FONT_ROLES).map((name) => ({
            key: name,
            cells: [
              FONT_ROLES[name],
              <span style={{ fontFamily: font[name] }}>
                {SAMPLE} <strong style={{ fontWeight: weight.bold }}>太字</strong>
              </span>,
              <code>{propertyName('font', name)}</code>,
            ],
          }))}
        />
      </DesignSection>
      <DesignSection heading="行間">
        <p style={{ lineHeight: leading.normal }}>
          本文（{leading.normal}）：{PARAGRAPH}
        </p>
        <p style={{ lineHeight: leading.tight }}>
          見出し・短い文（{leading.tight}）：{PARAGRAPH}
        </p>
      </DesignSection>
    </DesignPage>
  );
}

const namesOf = <Name extends string>(roles: Readonly<Record<Name, string>>): Name[] =>
  Object.keys(roles).filter((name): name is Name => name in roles);
