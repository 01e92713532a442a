import { useSubmission } from '@shop/site/errors/use-submission';
import { useNavigate } from 'react-router-dom';

/** Sends one step of an order and goes on to the next; what went wrong stays on the page. Never sends twice. */
export function useStep(nextPath: string) {
  const navigate = useNavigate();
  const { isBusy, errorText, submit } = useSubmission();
  const take = (work: () => Promise<unknown>) =>
    submit(async () => {
      await work();
      await navigate(nextPath);
    });
  return { take, isBusy, errorText };
}
