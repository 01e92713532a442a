import { interactivePart } from '../interactive/interactive-part';
import { useRenderAssets } from '../document/render-assets';

/** Preloads the interactive code with the first HTML, where it will be needed at once. */
export function PreloadInteractivePart() {
  const assets = useRenderAssets();
  assets.hint(assets.filesOf(interactivePart.chunk).scripts);
  return null;
}
