import { errorMessage } from '@shop/site/errors/error-message';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';

interface QueryFailureProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** What could not be loaded, and the way to try again. */
export function QueryFailure({ error, onRetry }: QueryFailureProps) {
  return (
    <Notice kind="error">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" onClick={() => void onRetry()}>
        もう一度試す
      </Button>
    </Notice>
  );
}
