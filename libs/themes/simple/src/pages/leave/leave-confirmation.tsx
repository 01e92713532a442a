import { leaveShop } from '@shop/feature-account/leave/leave-shop';
import { useShopServices } from '@shop/query/shop-services-provider';
import { errorMessage } from '@shop/site/errors/error-message';
import { paths } from '@shop/site/paths';
import { Button } from '@shop/ui-kit/button';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './leave-page.module.css';

/** What goes with the account. */
const LOST = [
  'お持ちのポイントと、未使用のクーポン',
  'アドレス帳、クレジットカード、記念日、採寸データ、ネーム刺繍の登録内容',
  'お気に入り、お気に入りリスト、ブックマーク',
  '閲覧履歴、検索履歴、ログイン履歴と、マイページでの注文履歴の閲覧',
  'カートの商品',
] as const;

/** The first step: says what is lost, and asks once more. */
export function LeaveConfirmation() {
  const services = useShopServices();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: () => leaveShop(services) });
  return (
    <>
      <p>退会すると、この店の会員としての登録が削除されます。元に戻すことはできません。</p>
      <Panel title="退会によって失われるもの">
        <ul className={styles.lost}>
          {LOST.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </Panel>
      <Notice kind="info">
        <p>確定したご注文は取り消されず、お届けいたします。ご注文の記録は法令の定めにより保管します。</p>
        <p>お届け前のご注文がある場合は、お届けのあとに退会されることをおすすめします。</p>
      </Notice>
      {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
      <div className={styles.actions}>
        <Button variant="danger" isBusy={isPending} onClick={() => setIsAsking(true)}>
          退会する
        </Button>
        <LinkButton to={paths.mypage()} variant="secondary">
          マイページへ戻る
        </LinkButton>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="本当に退会しますか"
          message="会員の登録と、その内容がすべて削除されます。"
          confirmLabel="退会する"
          cancelLabel="キャンセル"
          onConfirm={() => {
            setIsAsking(false);
            mutate();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
