import { useShopServices } from '@shop/query/shop-services-provider';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPath, useNavigation } from 'react-router-dom';
import { saveFormSnapshot } from './save-form-snapshot';

/**
 * Saves a form snapshot when the page is unloaded because code is missing: that of a part of the page, or that of the
 * page which the shopper is navigating to. So a deployment under an open tab costs no more than a reload. core §8
 */
export function useFormSnapshot(): void {
  const services = useShopServices();
  const { location } = useNavigation();
  const isCodeMissing = useRef(false);
  const save = useEffectEvent(() => {
    const target = location === undefined ? null : createPath(location);
    if (isCodeMissing.current || target !== null) saveFormSnapshot(window, tabStorage(services), target);
  });
  useEffect(() => {
    const onPreloadError = () => {
      isCodeMissing.current = true;
    };
    const onPageHide = () => save();
    window.addEventListener('vite:preloadError', onPreloadError);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('vite:preloadError', onPreloadError);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, []);
}
