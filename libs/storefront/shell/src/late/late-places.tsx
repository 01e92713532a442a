import { loadNearViewport } from '@shop/site/loading/load-near-viewport';
import { useTheme } from '@shop/theming/theme-provider';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';

interface FilledPlace {
  readonly element: HTMLElement;
  readonly Component: ComponentType<{ readonly area: string }>;
}

const areaOf = ({ dataset }: HTMLElement): string => dataset['late'] ?? '';

/**
 * Fills the places that page and layout have left for what they load late: each when it comes near the viewport, so that
 * neither the first load nor a shopper who never scrolls so far pays for it. The layout's stay filled from page to page.
 */
export function LatePlaces() {
  const { allPages } = useTheme();
  const { pathname } = useLocation();
  const [filled, setFilled] = useState<readonly FilledPlace[]>([]);
  useEffect(() => {
    let isGone = false;
    setFilled((places) => places.filter(({ element }) => element.isConnected));
    const stops = [...document.querySelectorAll<HTMLElement>('[data-late]')].map((element) =>
      loadNearViewport(element, async () => {
        const { late } = await allPages.load();
        const Component = await late.load();
        if (isGone) return;
        setFilled((places) =>
          places.some((place) => place.element === element) ? places : [...places, { element, Component }],
        );
      }),
    );
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [allPages, pathname]);
  return filled.map(({ element, Component }, at) =>
    createPortal(<Component area={areaOf(element)} />, element, `${areaOf(element)}-${at}`),
  );
}
