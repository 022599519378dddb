import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, type Renderer, type RendererOptions } from 'pixi.js';

/** A renderer of the kind that this browser can have. Its code is fetched with the first one. */
export function rendererFor(options: Partial<RendererOptions>): Promise<Renderer> {
  return autoDetectRenderer({ ...options, preference: ['webgl', 'canvas'], skipExtensionImports: true });
}

/** Fetches the code of the renderer, for a stage that may be mounted when there is no network any more. */
export async function fetchRenderer(): Promise<void> {
  const renderer = await rendererFor({ width: 1, height: 1 });
  renderer.destroy({ removeView: true });
}
