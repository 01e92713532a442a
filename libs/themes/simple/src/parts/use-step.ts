import { useAttempt } from '@shop/site/errors/use-attempt';
import { useNavigate } from 'react-router-dom';

/** Sends one step of an order and goes on to the next; what went wrong stays on the page. Never sends twice. */
export function useStep(nextPath: string) {
  const navigate = useNavigate();
  const { isBusy, failure, attempt } = useAttempt();
  const take = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
      await navigate(nextPath);
    });
  return { take, isBusy, failure };
}
