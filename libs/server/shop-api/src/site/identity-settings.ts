/** The flat settings of the first picture of the home page and of the words on it; pictures are paths in the storage. */
export const HERO_SETTINGS = {
  /** Lines with line breaks between them. Where it is missing, themes show their samples. */
  phrase: 'HOME.HERO.PHRASE',
  lead: 'HOME.HERO.LEAD',
  picture: 'HOME.HERO.PICTURE',
  pictureAlt: 'HOME.HERO.PICTURE_ALT',
} as const;

/** The flat setting with the path of the logo's picture; empty: none. */
export const LOGO_SETTING = 'SITE.LOGO.PICTURE';
