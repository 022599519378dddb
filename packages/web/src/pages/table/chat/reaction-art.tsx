import type { Reaction } from '@boomtown/wire/browser';
import type { JSX } from 'preact';

/** Our own marks for reactions: flat cut-outs on a grid of 24, like the signs of the building site. They only accompany words. */
const DRAWN: { readonly [reaction in Reaction]: JSX.Element } = {
  // A rosette with its ribbons.
  bravo: (
    <>
      <path class="mark--brick" d="M8 13l-3 9 4-1.5 2.5 2L13 15zM16 13l3 9-4-1.5-2.5 2L11 15z" />
      <path
        class="mark--mustard"
        d="M12 1l2 2 2.8-.6.7 2.7 2.7.7-.6 2.8 2 2-2 2 .6 2.8-2.7.7-.7 2.7-2.8-.6-2 2-2-2-2.8.6-.7-2.7-2.7-.7.6-2.8-2-2 2-2L3.800 5.800l2.700-.7.7-2.700 2.800.6z"
      />
      <path
        class="mark--chalk"
        d="M12 6l1.400 2.900 3.100.4-2.300 2.200.6 3.100L12 13.100l-2.800 1.500.6-3.100-2.300-2.200 3.100-.4z"
      />
    </>
  ),
  // A laughing mouth.
  haha: (
    <>
      <path class="mark--slate" d="M1.500 7h21c0 9-4.700 14-10.500 14S1.500 16 1.500 7z" />
      <path class="mark--chalk" d="M4 8.800h16v1.700c0 1-.7 1.700-1.700 1.700H5.700c-1 0-1.700-.7-1.700-1.700z" />
      <path
        class="mark--brick"
        d="M6.300 17.500c1.300-2.200 3.300-3 5.700-3s4.400.8 5.700 3C16.200 19 14.200 19.600 12 19.600s-4.200-.6-5.700-2.100z"
      />
    </>
  ),
  // A crash with a plaster on it.
  ouch: (
    <>
      <path
        class="mark--brick"
        d="M12 .8l2.500 4.600 4.600-2.500-.7 5.200 5 .9-3.600 3.700 3.300 4-5.100.3.300 5.200-4.600-2.300-2.600 4-2-4.800-4.800 1.800 1.200-5L.600 14.700l4.100-3.100L2 7.300l5.100.1-.4-5.200 4 3.200z"
      />
      <path
        class="mark--chalk"
        d="M6.500 14.700l8.200-8.200a2.400 2.400 0 013.400 3.400l-8.200 8.200a2.400 2.400 0 01-3.400-3.400z"
      />
      <path class="mark--wood" d="M10.300 11.300l2.400-2.400 3 3-2.400 2.400z" />
    </>
  ),
  // A thought.
  hmm: (
    <>
      <path
        class="mark--teal"
        d="M7 3.500C8.200 1.800 11.500 1 13.500 2.500c2.600-1 5.600.4 6 3 2.600.6 3.700 3.400 2.300 5.700.6 2.700-1.900 4.800-4.500 4.100-1.700 1.900-4.900 2-6.400.2-2.500 1-5.200-.6-5.300-3C2.300 12.300.9 9 2.500 6.800 2.600 4.300 4.900 2.900 7 3.500z"
      />
      <circle class="mark--teal" cx="6.500" cy="18.500" r="2.200" />
      <circle class="mark--teal" cx="3" cy="22" r="1.300" />
      <path class="mark--chalk" d="M6.200 8h2.700v2.700H6.200zM11 8h2.700v2.700H11zM15.800 8h2.700v2.700h-2.700z" />
    </>
  ),
  // A flower.
  thanks: (
    <>
      <path
        class="mark--good"
        d="M11 12h2v11h-2zM12 21c-4.500.3-7-1.600-8-5.200 4 .1 7 1.600 8 5.200zM12 18.500c3.800.2 6.200-1.300 7.300-4.400-3.700-.1-6.400 1.200-7.300 4.400z"
      />
      <path
        class="mark--brick"
        d="M12 .8c2 0 3.300 1.800 2.800 3.600 1.800-.6 3.700.6 3.800 2.600.1 1.900-1.700 3.300-3.500 2.900.700 1.700-.300 3.700-2.100 4.200-1.900.5-3.500-.9-3.500-2.700-1.600 1-3.700.3-4.500-1.500-.7-1.800.5-3.600 2.200-4C5.900 4.700 6.300 2.600 8 1.700c1.500-.8 3.200-.2 4-.9z"
      />
      <circle class="mark--mustard" cx="11.500" cy="7.500" r="2.700" />
    </>
  ),
  // An hourglass that has nearly run out.
  hurry: (
    <>
      <path class="mark--wood" d="M4 1h16v3.200H4zM4 19.800h16V23H4z" />
      <path
        class="mark--chalk mark--edged"
        d="M6 4.200h12c0 4-2.200 5.600-4.200 7.800 2 2.200 4.200 3.800 4.200 7.800H6c0-4 2.200-5.600 4.200-7.800C8.200 9.800 6 8.200 6 4.200z"
      />
      <path
        class="mark--mustard"
        d="M9.300 8.500h5.400L12 11.700zM11.500 11.500h1v4.500c2.300.3 3.700 1.900 4.200 3.800H7.300c.5-1.900 1.900-3.500 4.200-3.800z"
      />
    </>
  ),
};

export function ReactionMark({ reaction }: { readonly reaction: Reaction }) {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWN[reaction]}
    </svg>
  );
}
