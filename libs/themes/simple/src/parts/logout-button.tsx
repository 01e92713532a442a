import { useSession } from '@shop/query/use-session';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { useState } from 'react';
import { logoutButtonWords } from './logout-button-words';

/** Ends the session in all tabs; the guard leads away from member pages. */
export function LogoutButton() {
  const words = useWords(logoutButtonWords);
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
      {words.logout}
    </Button>
  );
}
