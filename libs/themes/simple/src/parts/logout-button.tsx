import { useSession } from '@shop/query/use-session';
import { Button } from '@shop/ui-kit/button';
import { useState } from 'react';

/** Ends the session in all tabs; the guard leads away from member pages. */
export function LogoutButton() {
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      variant="secondary"
      isBusy={isBusy}
      onClick={() => {
        setIsBusy(true);
        void session.logout();
      }}
    >
      ログアウト
    </Button>
  );
}
