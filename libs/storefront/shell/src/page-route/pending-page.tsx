import { useShopServices } from '@shop/query/shop-services-provider';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** The neutral shell: says nothing about anybody. As soon as the session is known the page is loaded. */
export function PendingPage() {
  const { session } = useShopServices();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isGone = false;
    void session.whenChecked().then(() => {
      if (!isGone) void revalidate();
    });
    return () => {
      isGone = true;
    };
  }, [session, revalidate]);
  return (
    <main id="main" aria-busy="true">
      <p role="status">読み込み中</p>
    </main>
  );
}
