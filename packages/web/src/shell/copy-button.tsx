import { Icon } from '@boomtown/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/words.ts';

const SAID_MS = 2_500;

/** Copies a text and says so. Works on plain http pages of the home network too, where the clipboard API is missing. */
export function CopyButton({ value, label }: { readonly value: string; readonly label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button type="button" class="button" onClick={() => void copyText(value).then(setCopied)}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span role="status">{copied ? words.value.text('app.copied') : label}</span>
    </button>
  );
}

/** Returns whether the text is on the clipboard now. */
async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = value;
    area.className = 'unseen';
    document.body.append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    return copied;
  }
}
