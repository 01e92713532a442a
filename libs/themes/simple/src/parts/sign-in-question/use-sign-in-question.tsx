import { useShopServices } from '@shop/query/shop-services-provider';
import { type ReactNode, useState } from 'react';
import { usePressOnce } from '../use-press-once';
import type { SaveKind } from './sign-in-question';

/**
 * A press by which only members save a product. To a guest `question` explains the sign-in, which is loaded by the press;
 * while it is open the tab remembers a wished favourite, and following one of its links keeps it so. Place `question`
 * beside the button. What the server says of a failure is shown in a toast. core §8
 */
export function useSignInQuestion(kind: SaveKind, product: { readonly id: number; readonly name: string }) {
  const services = useShopServices();
  const { isBusy, press } = usePressOnce();
  const [question, setQuestion] = useState<ReactNode>(null);
  const act = (work: () => Promise<unknown>) =>
    press(async () => {
      const { token } = await services.session.waitForSessionCheck();
      if (token !== null) {
        await work();
        return;
      }
      const { askToSignIn } = await import('./ask-to-sign-in');
      setQuestion(askToSignIn(services, kind, product, () => setQuestion(null)));
    });
  return { isBusy, act, question };
}
