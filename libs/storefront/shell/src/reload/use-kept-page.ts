import { useShopServices } from '@shop/query/shop-services-provider';
import { tabStorage } from '@shop/site/own-storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPath, useNavigation } from 'react-router-dom';
import { keepPage } from './keep-page';

/**
 * Keeps the page when it is loaded anew for want of code: a part of it is missing, or the page that the shopper was
 * going to. A deploy under an open tab then costs nothing but the loading. core §8
 */
export function useKeptPage(): void {
  const services = useShopServices();
  const { location } = useNavigation();
  const isMissingCode = useRef(false);
  const keep = useEffectEvent(() => {
    const target = location === undefined ? null : createPath(location);
    if (isMissingCode.current || target !== null) keepPage(window, tabStorage(services), target);
  });
  useEffect(() => {
    const miss = () => {
      isMissingCode.current = true;
    };
    const leave = () => keep();
    window.addEventListener('vite:preloadError', miss);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('vite:preloadError', miss);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}
