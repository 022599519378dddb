import type { ComponentChildren, RefObject } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { PageTextsContext } from './page-texts.ts';
import { isNowhere } from './stable-focus.ts';

interface DialogProps {
  readonly title: string;
  /** A person wants to leave. The person who shows the dialog takes it away, or leaves it open. */
  readonly onClose: () => void;
  /** What has the focus at first; otherwise the button that closes. */
  readonly first?: RefObject<HTMLElement | null>;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * A modal dialog: the browser's own, so that focus stays in it, Escape leaves it, and what had the focus before has it
 * again afterwards.
 */
export function Dialog({ title, onClose, first, class: more = '', children }: DialogProps) {
  const { close } = useContext(PageTextsContext);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    first?.current?.focus();
    return () => {
      shown?.close();
      // A browser gives the focus back only while the dialog is still in the page.
      queueMicrotask(() => {
        if (isNowhere() && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for its backdrop.
    <dialog
      ref={dialog}
      class={`dialog ${more}`}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A browser may close it though it was asked not to; then the person who shows it decides all the same.
        if (dialog.current === null) return;
        dialog.current.showModal();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class="dialog__body">
        <header class="dialog__head">
          <h2 id="dialog-title">{title}</h2>
          <button type="button" class="round-button" aria-label={close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
