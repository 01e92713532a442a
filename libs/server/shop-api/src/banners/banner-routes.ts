import type { Route } from '../http/define-route';
import { downloadBannerRoute } from './download-banner-route';
import { listBannersRoute } from './list-banners-route';

/** Banners and the download of their pictures. */
export const bannerRoutes: readonly Route[] = [listBannersRoute, downloadBannerRoute];
