import { createContext } from 'preact';

/** The few sentences that the shared parts say by themselves, in the reader's language. */
export interface PageTexts {
  /** The name of the button that closes a dialog. */
  readonly close: string;
  /** Something is being fetched. */
  readonly loading: string;
  /** A part of the page could not be fetched. */
  readonly codeLost: string;
  /** The button that loads the page anew. */
  readonly reload: string;
}

/** The page provides them; what is drawn outside of a page speaks English. */
export const PageTextsContext = createContext<PageTexts>({
  close: 'Close',
  loading: 'Loading …',
  codeLost: 'A part of the page could not be fetched.',
  reload: 'Reload the page',
});
