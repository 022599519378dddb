import type { OwnOptionProps } from '../game-module.ts';
export function BoardsOption(_props: OwnOptionProps) {
  return null;
}
