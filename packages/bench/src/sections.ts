import { attackSection } from './attack/section.ts';
import { botsSection } from './bots/section.ts';
import { browserSection } from './browser/section.ts';
import { burstSection } from './burst/section.ts';
import { growthSection } from './growth/section.ts';
import { peersSection } from './peers/section.ts';
import { rulesSection } from './rules/section.ts';
import { scalingSection } from './scaling/section.ts';
import type { Section } from './section.ts';
import { sizingSection } from './sizing/section.ts';
import { tablesSection } from './tables/section.ts';
import { wakingSection } from './tables/waking-section.ts';
import { wireSection } from './wire/section.ts';

/** All that can be measured, in the order in which it is. */
export const SECTIONS: readonly Section[] = [
  rulesSection,
  wireSection,
  peersSection,
  growthSection,
  burstSection,
  wakingSection,
  tablesSection,
  botsSection,
  browserSection,
  sizingSection,
  scalingSection,
  attackSection,
];
