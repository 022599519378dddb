import { Icon } from '@boomtown/ui-kit';
import { useId } from 'preact/hooks';

interface FileButtonProps {
  readonly class: string;
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Chooses a transcript from the person's own files. */
export function FileButton({ class: className, label, onFile }: FileButtonProps) {
  const id = useId();
  return (
    <div class="file-button">
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const input = event.currentTarget;
          const [file] = input.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file can be chosen again, changed meanwhile.
          input.value = '';
        }}
      />
      <label class={className} for={id}>
        <Icon name="folder" />
        <span>{label}</span>
      </label>
    </div>
  );
}
