interface DottedPart {
  readonly text: string;
  readonly class: string;
}

interface DottedProps {
  readonly class?: string;
  readonly parts: readonly (string | DottedPart)[];
}

/** Short facts in a row, a dot between each two of them. Where the row breaks the dot goes: none hangs at a line's end. */
export function Dotted({ class: name = '', parts }: DottedProps) {
  return (
    <span class={`dotted ${name}`}>
      {parts.map((part, i) => (
        <span key={i} class={typeof part === 'string' ? 'dotted__part' : `dotted__part ${part.class}`}>
          {i > 0 && <span class="dotted__dot"> · </span>}
          {typeof part === 'string' ? part : part.text}
        </span>
      ))}
    </span>
  );
}
