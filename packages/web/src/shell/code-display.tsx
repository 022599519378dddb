import { words } from '../app/words.ts';

/** A room code in letters as large as the space allows, one to a tile; read out letter by letter. */
export function CodeDisplay({ code }: { readonly code: string }) {
  return (
    <p class="code" role="img" aria-label={words.value.text('waiting.codeRead', { code: [...code].join(' ') })}>
      {[...code].map((letter, place) => (
        <span key={place} class="code__tile" aria-hidden="true">
          {letter}
        </span>
      ))}
    </p>
  );
}
