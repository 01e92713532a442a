import { useShopServices } from '@shop/query/shop-services-provider';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Stands in for a page until the session is known, then loads the page. It says nothing about the shopper. */
export function PendingPage() {
  const { session } = useShopServices();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isUnmounted = false;
    void session.waitForSessionCheck().then(() => {
      if (!isUnmounted) void revalidate();
    });
    return () => {
      isUnmounted = true;
    };
  }, [session, revalidate]);
  return (
    <main id="main" aria-busy="true">
      <p role="status">読み込み中</p>
    </main>
  );
}
