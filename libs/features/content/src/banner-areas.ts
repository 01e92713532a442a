/** The areas of the logged-in home: large banners above its products, small ones below. core §3 */
export const MEMBER_HOME_AREAS = ['home-main', 'home-sub'] as const;
