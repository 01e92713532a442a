import { meQuery } from '@shop/feature-account/me-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ChangeShop } from '../../parts/change-shop';
import { LogoutButton } from '../../parts/logout-button';
import { QueryFailure } from '../../parts/query-failure';
import styles from './mypage-page.module.css';

/** The entries of the account menu that have their page. */
const MENU = [
  { to: paths.orderHistory(), label: '注文履歴', note: 'ご注文の状況と内容' },
  { to: paths.favourites(), label: 'お気に入りリスト', note: 'お気に入りの商品' },
  { to: paths.bookmarks(), label: 'ブックマーク', note: 'ブックマークした商品' },
  { to: paths.addressBook(), label: 'アドレス帳', note: 'お届け先とご依頼主の住所' },
  { to: paths.cart(), label: 'ショッピングカート', note: 'カートの商品' },
  { to: paths.password(), label: 'パスワード変更', note: 'ログインのパスワード' },
  { to: paths.leave(), label: '退会', note: '会員登録の削除' },
] as const;

/** The top of the member's own area. */
export default function MypagePage() {
  const { data, error, isPending, refetch } = useQuery(meQuery(useApi()));
  return (
    <>
      <h1>マイページ</h1>
      {isPending && <SkeletonPage sizes={['line']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && (
        <p>
          {data.name} 様<span className={styles.email}>{data.email}</span>
        </p>
      )}
      <nav aria-label="マイページのメニュー">
        <ul className={styles.menu}>
          {MENU.map(({ to, label, note }) => (
            <li key={label}>
              <Link to={to} className={styles.entry}>
                <span className={styles.label}>{label}</span>
                <span className={styles.note}>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ChangeShop />
      <LogoutButton />
    </>
  );
}
