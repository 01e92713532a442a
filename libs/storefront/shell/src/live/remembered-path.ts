import { FORGET_RETURN_PATH, readReturnPath, returnPathCookie } from '../guards/return-path';

/** The page the visitor wanted before the login; `null` where there is none. */
export function rememberedPath(): string | null {
  return readReturnPath(document.cookie);
}

/** Remembers a page of this shop until the login is done. */
export function rememberPath(path: string): void {
  const cookie = returnPathCookie(path);
  if (cookie !== null) document.cookie = cookie;
}

/** Forgets it, once it has been used. */
export function forgetPath(): void {
  document.cookie = FORGET_RETURN_PATH;
}
