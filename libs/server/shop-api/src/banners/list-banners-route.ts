import { listBannersSpec } from '@shop/contract/banners/list-banners';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { safeLink } from '../html/safe-link';
import { presentImage } from '../images/present-image';
import { readBanners } from './banner-store';

/** GET /v1/banners */
export const listBannersRoute = defineRoute(listBannersSpec, async (context, { query }) => {
  const { db, clock, channel, response } = context;
  const wanted = { channelId: channel.id, areas: query.area, now: clock.now() };
  const { rows, total } = await readBanners(db, wanted, limitAndOffset(query));
  response.paginate(total, query.page, query.per);
  return rows.flatMap(({ banner, image }) => {
    const picture = presentImage(image);
    return picture === null
      ? []
      : [
          {
            id: banner.id,
            area: banner.area,
            title: banner.title,
            text: banner.text,
            link_url: safeLink(banner.linkUrl),
            image: picture,
            download_name: banner.downloadName,
            is_show: true as const,
          },
        ];
  });
});
