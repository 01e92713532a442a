type Colors = Readonly<Record<string, string>>;

/**
 * Writes a theme's tokens in a shop's colours once: the colours are the same for all documents until they are changed.
 * Of each theme the last are kept.
 */
export function cacheThemeCss<Theme extends object>(
  write: (theme: Theme, colors: Colors) => string,
): (theme: Theme, colors: Colors) => string {
  const written = new WeakMap<Theme, { readonly colors: string; readonly css: string }>();
  return (theme, colors) => {
    const key = JSON.stringify(colors);
    const last = written.get(theme);
    if (last?.colors === key) return last.css;
    const css = write(theme, colors);
    written.set(theme, { colors: key, css });
    return css;
  };
}
