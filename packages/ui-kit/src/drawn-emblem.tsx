import type { PaintedDrawing } from '@boomtown/stage/headless';
import { useEffect, useRef } from 'preact/hooks';

interface DrawnEmblemProps {
  /** By what it is known: painted anew only when this changes. */
  readonly name: string;
  readonly drawing: () => PaintedDrawing;
}

/** This many dots are painted, whatever the size in which it is shown. */
const DOTS = 128;

/** An emblem just as it stands on the board, painted into the page. */
export function DrawnEmblem({ name, drawing }: DrawnEmblemProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const ink = canvas.current?.getContext('2d');
    if (ink == null) return;
    const { bounds, paint } = drawing();
    const side = Math.max(bounds.width, bounds.height);
    const draw = (): void => {
      ink.resetTransform();
      ink.clearRect(0, 0, DOTS, DOTS);
      ink.scale(DOTS / side, DOTS / side);
      ink.translate((side - bounds.width) / 2 - bounds.x, (side - bounds.height) / 2 - bounds.y);
      paint(ink);
    };
    draw();
    // A canvas whose context was lost comes back empty.
    ink.canvas.addEventListener('contextrestored', draw);
    return () => ink.canvas.removeEventListener('contextrestored', draw);
  }, [name]);
  return <canvas ref={canvas} class="emblem__drawing" width={DOTS} height={DOTS} />;
}
