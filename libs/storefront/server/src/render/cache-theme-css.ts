type Colors = Readonly<Record<string, string>>;

/**
 * Caches the CSS of a theme's tokens in the shop's colours, which are the same for all documents until an operator
 * changes them: for each theme the CSS of the last colours is stored.
 */
export function cacheThemeCss<Theme extends object>(
  toCss: (theme: Theme, colors: Colors) => string,
): (theme: Theme, colors: Colors) => string {
  const cache = new WeakMap<Theme, { readonly colors: string; readonly css: string }>();
  return (theme, colors) => {
    const key = JSON.stringify(colors);
    const cached = cache.get(theme);
    if (cached?.colors === key) return cached.css;
    const css = toCss(theme, colors);
    cache.set(theme, { colors: key, css });
    return css;
  };
}
