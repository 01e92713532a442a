import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { queryFailureWords } from './query-failure-words';

interface QueryFailureProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Says what could not be loaded, with a button that retries. */
export function QueryFailure({ error, onRetry }: QueryFailureProps) {
  const words = useWords(queryFailureWords);
  return (
    <Notice kind="error">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" onClick={() => void onRetry()}>
        {words.retry}
      </Button>
    </Notice>
  );
}
