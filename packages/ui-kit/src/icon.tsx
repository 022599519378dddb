/** Small signs, drawn on a grid of 24 in strokes. They only accompany words, or stand in a button that has a name. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  chat: 'M4 5h16v11h-9l-4.500 4v-4H4zM8 9h8M8 12h5',
  check: 'M5 13l4.5 4.5L19 7',
  chevron: 'M9 5l7 7-7 7',
  clock: 'M12 4a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 8v4.5l3 2M9.5 2h5',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  download: 'M12 4v11m-5-5l5 5 5-5M5 20h14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z',
  hand: 'M8 12V6.5a1.5 1.5 0 013 0V11V5a1.5 1.5 0 013 0v6V6.5a1.5 1.5 0 013 0V14c0 4-2 7-6 7s-5-2-7-6l-1.3-2.6a1.5 1.5 0 012.6-1.5L8 14',
  hourglass: 'M6 3h12M6 21h12M7 3c0 5 5 5.5 5 9s-5 4-5 9M17 3c0 5-5 5.5-5 9s5 4 5 9M9.5 19h5',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  less: 'M5 12h14',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  more: 'M12 5v14M5 12h14',
  pause: 'M8 5v14M16 5v14',
  people:
    'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.2 3.2 0 010 6M18 14.5c2.2.8 3.5 2.7 3.5 5.5',
  play: 'M7 4.5v15l12-7.5z',
  question: 'M9 9a3 3 0 116 .5c0 2-3 2-3 4.5M12 18.5h.01',
  rules: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.5v13',
  screen: 'M3 5h18v12H3zM8 21h8M12 17v4',
  scroll: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4',
  folder: 'M3 6h6l2 2.5h10V19H3z',
  gear: 'M12 9a3 3 0 100 6 3 3 0 000-6zM12 2.5v3M12 18.5v3M21.5 12h-3M5.5 12h-3M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1M18.7 18.7l-2.1-2.1M7.4 7.4L5.3 5.3',
  shield: 'M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  'step-back': 'M14.5 6l-6 6 6 6',
  'step-on': 'M9.5 6l6 6-6 6',
  'to-end': 'M6 5.5l9 6.5-9 6.5zM18.5 5v14',
  'to-start': 'M18 5.5l-9 6.5 9 6.5zM5.5 5v14',
  'turn-back': 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  'turn-on': 'M6 6l6 6-6 6M13 6l6 6-6 6',
  seat: 'M7 4v9h10V4M7 13v7M17 13v7M7 8h10',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
