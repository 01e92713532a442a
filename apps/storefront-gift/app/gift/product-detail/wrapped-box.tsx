/** A box in the shop's paper with its string, drawn. */
export function WrappedBox({ label }: { readonly label: string }) {
  return (
    <svg width="176" height="176" viewBox="0 0 176 176" role="img" aria-label={label}>
      <rect x="18" y="30" width="140" height="128" fill="#f8ece4" stroke="#c9a58e" />
      <path
        d="M18 62h140M18 94h140M18 126h140M53 30v128M88 30v128M123 30v128"
        stroke="#ead5c6"
        strokeWidth="1"
      />
      <path d="M78 30h20v128H78zM18 84h140v18H18z" fill="#97293a" />
      <path
        d="M88 92C60 58 30 76 48 92c10 9 28 6 40 0zm0 0c28-34 58-16 40 0-10 9-28 6-40 0z"
        fill="none"
        stroke="#761d2b"
        strokeWidth="6"
      />
      <path d="M84 96 66 132M92 96l18 36" stroke="#761d2b" strokeWidth="6" strokeLinecap="round" />
      <circle cx="88" cy="92" r="8" fill="#761d2b" />
    </svg>
  );
}
