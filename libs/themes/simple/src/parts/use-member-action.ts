import { useShopServices } from '@shop/query/shop-services-provider';
import { errorMessage } from '@shop/site/errors/error-message';
import { paths } from '@shop/site/paths/paths';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * A press that only members can do. A guest is led to the login, and from there back to this page. What the server
 * says of a failure is shown in a toast. core §8
 */
export function useMemberAction() {
  const { session } = useShopServices();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      const { token } = await session.waitForSessionCheck();
      if (token === null) await navigate(paths.login());
      else await work();
    } catch (error) {
      await showToast('error', errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, act: (work: () => Promise<unknown>) => void act(work) };
}
