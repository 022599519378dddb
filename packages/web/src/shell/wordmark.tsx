import { words } from '../app/words.ts';

/** The product's name with its sign: two blocks on a ground line under a crane. */
export function Wordmark() {
  return (
    <span class="wordmark">
      <svg class="wordmark__sign" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path class="ink-mustard" d="M9 3h3v20H9zM4 3h24v3H4zM22 6h1.5v5H22z" />
        <path class="ink-brick" d="M5 19h13v14H5z" />
        <path class="ink-teal" d="M21 11h13v22H21z" />
        <path class="ink-ground" d="M2 33h36v4H2z" />
      </svg>
      <span class="wordmark__name">{words.value.text('app.name')}</span>
    </span>
  );
}
