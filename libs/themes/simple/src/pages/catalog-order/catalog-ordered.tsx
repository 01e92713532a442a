import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { useEffect, useRef } from 'react';
import { PrimaryLink } from '../../parts/primary-link';
import { catalogOrderWords } from './catalog-order-words';

/** The catalogues are on their way; read out at once, for it takes the form's place. */
export function CatalogOrdered({ number }: { readonly number: string }) {
  const words = useWords(catalogOrderWords);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <Notice kind="success" ref={notice}>
        <p>{words.ordered}</p>
        <p>{words.numberIs(number)}</p>
      </Notice>
      <div>
        <PrimaryLink to={paths.home()}>{words.toHome}</PrimaryLink>
      </div>
    </>
  );
}
