/** The name of a component, and the text of the module that holds it and of its styles. */
export interface ThemeComponent {
  readonly file: string;
  readonly code: string;
  readonly styles: string | null;
}

/** A part to begin with: the card of a product in lists, in a frame. `prefix` begins its name, `Spring`. */
export const productCard = (theme: string, prefix: string): ThemeComponent => ({
  file: `${theme}-product-card`,
  code: `\
import { PlainProductCard, type ProductCardProps } from '@shop/theme-simple/parts/product-card';
import styles from './${theme}-product-card.module.css';

/** A product in a list, in a frame of the theme. */
export default function ${prefix}ProductCard(props: ProductCardProps) {
  return (
    <div className={styles['frame']}>
      <PlainProductCard {...props} />
    </div>
  );
}
`,
  styles: `\
.frame {
  height: 100%;
  padding: var(--shop-space-2xs);
  border: 1px solid var(--shop-color-border);
  border-radius: var(--shop-radius-md);
  background: var(--shop-color-surface);
}
`,
});

/** A slot to begin with: a welcome at the top of the home page. */
export const welcome = (theme: string, prefix: string): ThemeComponent => ({
  file: `${theme}-welcome`,
  code: `\
import { useSettings } from '@shop/site/settings/use-settings';
import styles from './${theme}-welcome.module.css';

/** A welcome at the top of the home page. */
export default function ${prefix}Welcome() {
  const { siteName } = useSettings();
  return <p className={styles['welcome']}>{siteName}へようこそ</p>;
}
`,
  styles: `\
.welcome {
  margin: 0 0 var(--shop-space-md);
  color: var(--shop-color-primary);
  font-weight: var(--shop-weight-bold);
}
`,
});

/** A page to begin with: the home page, as the simple theme has it. */
export const homePage = (theme: string, prefix: string): ThemeComponent => ({
  file: `${theme}-home-page`,
  code: `\
import { PlainHome } from '@shop/theme-simple/pages/home/plain-home';

/** The logged-out home: what the editors have put there. */
export default function ${prefix}HomePage() {
  return <PlainHome />;
}
`,
  styles: null,
});
