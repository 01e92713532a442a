import { isSellingOn, readSettings } from './settings';

describe('readSettings', () => {
  it('[beh-site-wide-state] reads flat keys', () => {
    expect(
      readSettings({
        'SITE.NAMESPACE': 'gift',
        'SITE.CHANNEL_PREFIX': 'gift_',
        'SITE.BREAKPOINT.SCREEN-SM': '600',
        'SITE.BREAKPOINT.SCREEN-MD': 900,
        'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': '1',
        'GTM.ID': '',
      }),
    ).toMatchObject({
      namespace: 'gift',
      channelPrefix: 'gift_',
      breakpointSm: 600,
      breakpointMd: 900,
      isStopSellingInUse: true,
      isSelling: false,
      gtmId: null,
    });
  });

  it('[gap-breakpoint-defaults] an empty response means a shop without optional features', () => {
    expect(readSettings({})).toMatchObject({
      breakpointSm: 767,
      breakpointMd: 1023,
      isWithoutMembers: false,
      sums: 'with-tax',
    });
  });

  it('amounts are stated without tax where the shop says so', () => {
    expect(readSettings({ 'PRICE.SUMS': 'without-tax' })).toMatchObject({ sums: 'without-tax' });
  });
});

describe('how the shop presents itself', () => {
  it.each([
    ['nothing is set: the samples of the theme', {}, null],
    [
      'it is set empty: a live shop that has said nothing yet',
      { 'HOME.HERO.PHRASE': '' },
      { heroPhrase: [], heroLead: '', heroPicture: null, heroPictureAlt: '', logo: null },
    ],
    [
      'texts and pictures',
      {
        'HOME.HERO.PHRASE': '山の\n道具',
        'HOME.HERO.LEAD': '登るために。',
        'HOME.HERO.PICTURE': '/files/0123456789abcdef-960.webp',
        'HOME.HERO.PICTURE_ALT': '山小屋',
        'SITE.LOGO.PICTURE': '/files/fedcba9876543210-960.webp',
      },
      {
        heroPhrase: ['山の', '道具'],
        heroLead: '登るために。',
        heroPicture: '/files/0123456789abcdef-960.webp',
        heroPictureAlt: '山小屋',
        logo: '/files/fedcba9876543210-960.webp',
      },
    ],
    [
      'pictures of elsewhere',
      {
        'HOME.HERO.PHRASE': 'x',
        'HOME.HERO.PICTURE': 'https://evil.example/a.webp',
        'SITE.LOGO.PICTURE': '//e/a.webp',
      },
      { heroPhrase: ['x'], heroLead: '', heroPicture: null, heroPictureAlt: '', logo: null },
    ],
  ])('%s', (_what, record, identity) => {
    expect(readSettings(record).identity).toEqual(identity);
  });
});

describe('the tag manager', () => {
  it.each([
    ['GTM-ABC123', 'GTM-ABC123'],
    ['GTM-abc123', null],
    ['GTM-ABC123"><script>', null],
    ['https://evil.example/GTM-ABC123', null],
    ['UA-12345', null],
    ['', null],
  ])('[setting-gtm-id] [setting-unnamed-tracking] %j is read as %j', (value, id) => {
    expect(readSettings({ 'GTM.ID': value }).gtmId).toBe(id);
  });
});

describe('isSellingOn', () => {
  // spec items: trans-selling-off, setting-plugin-temporary-stop-selling-is-use,
  // setting-plugin-temporary-stop-selling-is-selling, beh-site-wide-state
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, true],
    [false, false, true],
  ])('plugin in use %s, selling %s -> %s', (isStopSellingInUse, isSelling, expected) => {
    expect(isSellingOn({ isStopSellingInUse, isSelling })).toBe(expected);
  });
});
