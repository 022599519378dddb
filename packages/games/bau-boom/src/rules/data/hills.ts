/** §1.3: the rows of each plan, bottom row first, as numbers of colours for seat 0. */
export const PLAN_ROWS: Readonly<Record<'10' | '15', readonly (readonly number[])[]>> = {
  '10': [[0, 1, 2, 3], [2, 3, 0], [0, 1], [2]],
  '15': [[0, 1, 2, 3, 0], [2, 3, 0, 1], [0, 1, 2], [2, 3], [1]],
};
