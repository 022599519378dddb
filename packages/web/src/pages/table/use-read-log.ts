import { useEffect, useState } from 'preact/hooks';

/** How much of a log was read: up to which step when it came into sight last, and whether there is more than is in sight. */
export function useReadLog(newest: number, inSight: boolean): { readonly seen: number; readonly hasNew: boolean } {
  /** Up to which step it was read, and what it was when it came into sight: the line between stays while one reads. */
  const [read, setRead] = useState(newest);
  const [seen, setSeen] = useState(newest);
  useEffect(() => {
    if (inSight) setSeen(read);
  }, [inSight]);
  useEffect(() => {
    if (inSight) setRead(newest);
  }, [inSight, newest]);
  return { seen: inSight ? seen : read, hasNew: !inSight && newest > read };
}
