import type { Part } from '../art/goods-art.ts';
import type { Honcho } from '../rules.ts';

const SKIN = '#e9bd8f';
const DARK = '#2f2a26';

/** A token for each honcho: a head that says what they deal in, in a box of 24. */
export const HONCHO_ART: { readonly [honcho in Honcho]: readonly Part[] } = {
  'union-boss': [
    { path: 'M3 23Q3 16 12 16T21 23Z', colour: '#2f74c0' },
    { path: 'M7 10A5 5.5 0 0 0 17 10V8H7Z', colour: SKIN },
    { path: 'M5 9.5Q5 3 12 3T19 9.5H21V11H3V9.5Z', colour: '#f6b32b' },
    { path: 'M8.5 14Q12 17 15.5 14', colour: DARK, width: 1.6 },
  ],
  'master-of-macadam': [
    { path: 'M3 23Q3 16 12 16T21 23Z', colour: '#43454d' },
    { path: 'M7 8A5 6.5 0 0 0 17 8Z', colour: SKIN },
    { path: 'M5.5 8Q6 3 12 3T18.5 8Z', colour: '#43454d' },
    { path: 'M7 11H17L15 16H9Z', colour: '#767a86' },
    { path: 'M9 10.5H10M14 10.5H15', colour: DARK, width: 1.5 },
  ],
  smelter: [
    { path: 'M3 23Q3 16 12 16T21 23Z', colour: '#8a4b2a' },
    { path: 'M6 6Q6 3 12 3T18 6V15Q12 19 6 15Z', colour: '#6f8794' },
    { path: 'M8 8H16V12H8Z', colour: '#24303a' },
    { path: 'M9 9.5L12 11L15 9', colour: '#f0832a', width: 1.3 },
  ],
  insider: [
    { path: 'M3 23Q3 16 12 16T21 23Z', colour: '#3a3f4a' },
    { path: 'M7 9A5 6.5 0 0 0 17 9V7H7Z', colour: SKIN },
    { path: 'M2.5 8.5H21.5Q19 6.5 17 6.5V4Q12 1.5 7 4V6.5Q5 6.5 2.5 8.5Z', colour: '#5a4632' },
    { path: 'M7.5 10.5H11V12.5H7.5ZM13 10.5H16.5V12.5H13Z', colour: DARK },
    { path: 'M11 11H13', colour: DARK, width: 1.1 },
  ],
  racketeer: [
    { path: 'M3 23Q3 16 12 16T21 23Z', colour: '#3d9550' },
    { path: 'M7 8A5 6.5 0 0 0 17 8Z', colour: SKIN },
    { path: 'M6 8Q6 3 12 3T18 8Q12 5.5 6 8Z', colour: DARK },
    { path: 'M9 12.5Q12 11 15 12.5', colour: DARK, width: 1.8 },
    {
      path: 'M12 17V22M13.6 18.3Q12 17.3 10.6 18.3Q10 19.4 12 19.7Q14 20 13.5 21.2Q12 22 10.4 21',
      colour: '#fff6d8',
      width: 1.1,
    },
  ],
  swindler: [
    { path: 'M3 23Q3 16 12 16T21 23Z', colour: '#8552b0' },
    { path: 'M7 8A5 6.5 0 0 0 17 8Z', colour: SKIN },
    { path: 'M8 1.5H16V7H19V8.5H5V7H8Z', colour: '#4a2570' },
    { path: 'M6 9.5Q12 8 18 9.5L17 12Q12 11 7 12Z', colour: DARK },
    { path: 'M9 10.6H10M14 10.6H15', colour: '#ffffff', width: 1.4 },
    { path: 'M9.5 14.5Q12 16 15.5 13.8', colour: DARK, width: 1.2 },
  ],
};
