import { Icon } from '@boomtown/ui-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../app/words.ts';

const SAID_MS = 2_500;

/**
 * Copies a text and says so. Works on plain http pages of the home network too, where the clipboard API is missing. Where
 * the browser refuses, as those inside other apps do, the text is there to be copied by hand, selected.
 */
export function CopyButton({ value, label }: { readonly value: string; readonly label: string }) {
  const { text } = words.value;
  const [copied, setCopied] = useState<boolean | null>(null);
  const byHand = useRef<HTMLInputElement>(null);
  // With the alert, not a frame after it: what it says must be true when it is said. Only some browsers focus what is selected.
  const offerByHand = () => {
    byHand.current?.focus();
    byHand.current?.select();
  };
  useLayoutEffect(() => {
    if (copied === false) offerByHand();
  }, [copied]);
  useEffect(() => {
    if (copied !== true) return;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = await copyText(value);
    setCopied(done);
    if (!done) offerByHand();
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name={copied === true ? 'check' : 'copy'} />
        <span>{copied === true ? text('app.copied') : label}</span>
      </button>
      <span class="unseen" role="status">
        {copied === true && text('app.copied')}
      </span>
      {copied === false && (
        <div class="by-hand">
          <p role="alert">{text('app.notCopied')}</p>
          <input
            ref={byHand}
            class="text-input"
            type="text"
            readOnly
            aria-label={text('app.copyByHand')}
            value={value}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </>
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
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    } finally {
      area.remove();
    }
  }
}
