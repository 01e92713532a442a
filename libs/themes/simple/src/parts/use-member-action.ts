import { useShopServices } from '@shop/query/shop-services-provider';
import { paths } from '@shop/site/paths/paths';
import { useNavigate } from 'react-router-dom';
import { usePressOnce } from './use-press-once';

/**
 * A press that only members can do. A guest is led to the login, and from there back to this page. What the server
 * says of a failure is shown in a toast. core §8
 */
export function useMemberAction() {
  const { session } = useShopServices();
  const navigate = useNavigate();
  const { isBusy, press } = usePressOnce();
  const act = (work: () => Promise<unknown>) =>
    press(async () => {
      const { token } = await session.waitForSessionCheck();
      if (token === null) await navigate(paths.login());
      else await work();
    });
  return { isBusy, act };
}
