import { isSaidByCartNotice } from '@shop/feature-cart/cart-error-kind';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useNavigate } from 'react-router-dom';

/** Sends one step of an order and goes on to the next; what went wrong stays on the page. Never sends twice. */
export function useStep(nextPath: string) {
  const navigate = useNavigate();
  const { isBusy, errorText, submit } = useSubmission();
  const take = (work: () => Promise<unknown>) =>
    submit(async () => {
      try {
        await work();
      } catch (error) {
        if (isSaidByCartNotice(error)) return;
        throw error;
      }
      await navigate(nextPath);
    });
  return { take, isBusy, errorText };
}
