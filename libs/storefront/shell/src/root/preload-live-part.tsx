import { livePart } from '../live/live-part';
import { useRenderAssets } from '../document/render-assets';

/** Announces the live part with the first HTML, where it will be needed at once. */
export function PreloadLivePart() {
  const assets = useRenderAssets();
  assets.hint(assets.filesOf(livePart.chunk).scripts);
  return null;
}
