/** A device as its owner would recognise it; null where it did not say. */
export interface DeviceView {
  readonly system: 'iPhone' | 'iPad' | 'Android' | 'Windows' | 'Mac' | 'Chromebook' | 'Linux' | null;
  readonly browser: 'Edge' | 'Opera' | 'Samsung Internet' | 'Firefox' | 'Chrome' | 'Safari' | null;
}

/** The first that fits: iPhones call themselves a Mac too, and Android a Linux. */
const SYSTEMS = [
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Chromebook', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
] as const;

/** The first that fits: nearly all call themselves Chrome and Safari too. */
const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

/** Reads system and browser from what a browser calls itself (`User-Agent`). */
export function toDevice(userAgent: string): DeviceView {
  return {
    system: SYSTEMS.find(([, words]) => words.test(userAgent))?.[0] ?? null,
    browser: BROWSERS.find(([, words]) => words.test(userAgent))?.[0] ?? null,
  };
}
