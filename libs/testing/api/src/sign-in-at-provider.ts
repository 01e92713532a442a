/**
 * What a browser does at a local provider: signs in, agrees, and is sent back to the shop, whose URL begins with `shop`. Returns
 * what the shop is told.
 */
export async function signInAtProvider(
  url: string,
  login: string,
  shop: string,
): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  let next = url;
  let form: Record<string, string> | null = null;
  for (let step = 0; step < 12; step += 1) {
    const response: Response = await fetch(next, {
      redirect: 'manual',
      method: form === null ? 'GET' : 'POST',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === null ? {} : { body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    if (location !== null) {
      next = new URL(location, next).href;
      form = null;
      if (next.startsWith(shop)) return Object.fromEntries(new URL(next).searchParams);
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined) throw new Error(page);
    form = prompt === 'login' ? { prompt, login, password: 'x' } : { prompt };
  }
  throw new Error('The provider never sent the browser back');
}
