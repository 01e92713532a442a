import { paths } from '@shop/site/paths';
import { Link } from 'react-router-dom';
import { Icon } from '@shop/theme-simple/parts/icon';
import styles from './mypage-menu.module.css';

/** The entries of the account menu that have their page. */
const MENU = [
  {
    to: paths.orderHistory(),
    label: '注文履歴',
    note: 'ご注文の状況と内容',
    icon: 'orders',
  },
  {
    to: paths.favourites(),
    label: 'お気に入りリスト',
    note: 'お気に入りの商品',
    icon: 'heart',
  },
  {
    to: paths.bookmarks(),
    label: 'ブックマーク',
    note: 'ブックマークした商品',
    icon: 'bookmark',
  },
  {
    to: paths.addressBook(),
    label: 'アドレス帳',
    note: 'お届け先とご依頼主の住所',
    icon: 'delivery',
  },
  {
    to: paths.cart(),
    label: 'ショッピングカート',
    note: 'カートの商品',
    icon: 'cart',
  },
  {
    to: paths.password(),
    label: 'パスワード変更',
    note: 'ログインのパスワード',
    icon: 'lock',
  },
  {
    to: paths.leave(),
    label: '退会',
    note: '会員登録の削除',
    icon: 'account',
  },
] as const;

/** The way to the pages of the member's own area. */
export function MypageMenu() {
  return (
    <nav aria-label="マイページのメニュー">
      <ul className={styles.menu}>
        {MENU.map(({ to, label, note, icon }) => (
          <li key={label}>
            <Link to={to} className={styles.entry}>
              <Icon name={icon} />
              <span>
                <span className={styles.label}>{label}</span>
                <span className={styles.note}>{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
