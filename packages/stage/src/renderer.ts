import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, type Renderer, type RendererOptions } from 'pixi.js';

/** A renderer of the kind that this browser can have. Its code is fetched with the first one. */
export async function rendererFor(options: Partial<RendererOptions>): Promise<Renderer> {
  const wanted = { ...options, skipExtensionImports: true };
  try {
    return await autoDetectRenderer({ ...wanted, preference: ['webgl', 'canvas'] });
  } catch {
    // Pixi looks once whether there is WebGL. A browser may take it away later.
    return autoDetectRenderer({ ...wanted, preference: 'canvas' });
  }
}

/** Fetches the code of the renderer, for a stage that may be mounted when there is no network any more. */
export async function fetchRenderer(): Promise<void> {
  const renderer = await rendererFor({ width: 1, height: 1 });
  renderer.destroy({ removeView: true });
}
