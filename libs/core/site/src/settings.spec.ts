import { isSellingOn, readSettings } from './settings';

describe('readSettings', () => {
  it('reads flat keys', () => {
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

  it('an empty answer is a shop without any feature', () => {
    expect(readSettings({})).toMatchObject({
      breakpointSm: 767,
      breakpointMd: 1023,
      isWithoutMembers: false,
    });
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
  // inventory: trans-selling-off, setting-plugin-temporary-stop-selling-is-use,
  // setting-plugin-temporary-stop-selling-is-selling
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, true],
    [false, false, true],
  ])('plugin in use %s, selling %s -> %s', (isStopSellingInUse, isSelling, expected) => {
    expect(isSellingOn({ isStopSellingInUse, isSelling })).toBe(expected);
  });
});
