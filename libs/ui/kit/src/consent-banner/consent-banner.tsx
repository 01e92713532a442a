import { Button } from '../button/button';
import styles from './consent-banner.module.css';

interface ConsentBannerProps {
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
}

/** Asks once whether visits may be measured; both choices have the same weight. */
export function ConsentBanner({ onAccept, onRefuse }: ConsentBannerProps) {
  return (
    <section className={styles.banner} aria-label="アクセス解析の確認">
      <p className={styles.words}>
        サイトの改善のため、アクセス解析を利用してもよろしいでしょうか。同意しない場合も、すべての機能をご利用いただけます。
      </p>
      <div className={styles.choices}>
        <Button variant="secondary" onClick={onRefuse}>
          同意しない
        </Button>
        <Button variant="secondary" onClick={onAccept}>
          同意する
        </Button>
      </div>
    </section>
  );
}
