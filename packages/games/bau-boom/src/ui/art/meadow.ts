import { faded, mix } from '@boomtown/stage/headless';
import { type Ink, oval, scatter } from './brush.ts';
import type { Palette } from './palette.ts';

/** The ground of the whole picture, in world units: a meadow in patches like torn paper, with blades of grass. */
export function paintMeadow(ink: Ink, palette: Palette, width: number, height: number): void {
  const { meadow } = palette;
  const ground = ink.createRadialGradient(
    width * 0.42,
    height * 0.38,
    Math.min(width, height) * 0.1,
    width * 0.5,
    height * 0.5,
    Math.hypot(width, height) * 0.62,
  );
  ground.addColorStop(0, meadow.light);
  ground.addColorStop(0.55, meadow.middle);
  ground.addColorStop(1, meadow.deep);
  ink.fillStyle = ground;
  ink.fillRect(0, 0, width, height);
  patches(ink, palette, width, height);
  blades(ink, palette, width, height);
  if (palette.night) fireflies(ink, width, height);
}

function patches(ink: Ink, { meadow, night }: Palette, width: number, height: number): void {
  const random = scatter(11);
  const count = Math.round((width * height) / 42_000);
  for (let i = 0; i < count; i += 1) {
    const reach = 60 + random() * 190;
    ink.fillStyle = faded(i % 2 === 0 ? meadow.light : meadow.deep, (night ? 0.07 : 0.1) + random() * 0.08);
    oval(ink, random() * width, random() * height, reach, reach * (0.45 + random() * 0.3), random() * 3);
    ink.fill();
  }
}

/** Tufts of three blades, and clover between them. */
function blades(ink: Ink, { meadow, night }: Palette, width: number, height: number): void {
  const random = scatter(5);
  const count = Math.round((width * height) / 5200);
  ink.lineCap = 'round';
  for (let i = 0; i < count; i += 1) {
    const x = random() * width;
    const y = random() * height;
    const size = 8 + random() * 9;
    ink.strokeStyle = faded(random() < 0.5 ? meadow.blade : mix(meadow.light, '#ffffff', night ? 0.05 : 0.25), 0.5);
    ink.lineWidth = 2.2;
    for (const lean of [-0.55, 0, 0.6]) {
      ink.beginPath();
      ink.moveTo(x + lean * 3, y);
      ink.quadraticCurveTo(x + lean * 4, y - size * 0.6, x + lean * size, y - size * (1 - Math.abs(lean) * 0.3));
      ink.stroke();
    }
  }
}

function fireflies(ink: Ink, width: number, height: number): void {
  const random = scatter(77);
  for (let i = 0; i < 26; i += 1) {
    const x = random() * width;
    const y = random() * height;
    const reach = 9 + random() * 9;
    const glow = ink.createRadialGradient(x, y, 0, x, y, reach * 2.4);
    glow.addColorStop(0, 'rgb(255 244 170 / 0.85)');
    glow.addColorStop(0.16, 'rgb(240 232 120 / 0.4)');
    glow.addColorStop(1, 'rgb(240 232 120 / 0)');
    ink.fillStyle = glow;
    ink.fillRect(x - 50, y - 50, 100, 100);
  }
}
