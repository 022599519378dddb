import type { GameModule } from '../game-module.ts';
import type { Constructo, Edition } from './rules.ts';
export function rulesPageOf(_edition: Edition): NonNullable<GameModule<Constructo>['RulesPage']> {
  return () => null;
}
