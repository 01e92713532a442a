import { maintenanceAtom } from '@shop/site/site-state';
import { paths } from '@shop/site/paths';
import { useAtomValue } from 'jotai/react';

/** The shop is closed for a while: the server's own words where it has some. core §8 */
export default function MaintenancePage() {
  const maintenance = useAtomValue(maintenanceAtom);
  return (
    <>
      <h1>{maintenance?.title ?? 'メンテナンス中'}</h1>
      <p>
        {maintenance?.message ||
          'ただいまメンテナンスを行っています。ご迷惑をおかけしますが、しばらくお待ちください。'}
      </p>
      <p>
        <a href={paths.home()}>もう一度開く</a>
      </p>
    </>
  );
}
