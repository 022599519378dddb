import { measured as boondoggle } from '@boomtown/boondoggle/bench';
import { measured as constructionBoom } from '@boomtown/construction-boom/bench';
import { measured as constructo } from '@boomtown/constructo/bench';
import type { AnyMeasured } from '@boomtown/game-core';

/** What the benchmark measures of single games beyond what it measures of all. Each is handed its own game's values alone. */
export const MEASURED: readonly AnyMeasured[] = [...constructionBoom, ...constructo, ...boondoggle];
