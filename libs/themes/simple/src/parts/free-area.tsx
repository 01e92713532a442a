import { type FreeAreaCode, freeAreasQuery } from '@shop/feature-content/free-areas-query';
import { useApi } from '@shop/query/use-api';
import { loadNearViewport } from '@shop/site/loading/load-near-viewport';
import { HtmlText } from '@shop/ui-kit/html-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** What the editors have written for a place of a page, loaded when it comes near the viewport; nothing where there is none. account §3 */
export function FreeArea({ code }: { readonly code: FreeAreaCode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const { data: body = null } = useQuery({ ...freeAreasQuery(useApi(), code), enabled: isNear });
  useEffect(() => {
    if (place.current === null) return undefined;
    return loadNearViewport(place.current, () => Promise.resolve(setIsNear(true)));
  }, []);
  return <div ref={place}>{body !== null && <HtmlText html={body} />}</div>;
}
