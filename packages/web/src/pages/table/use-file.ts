import { useEffect, useState } from 'preact/hooks';
import { fileAddress } from '../../local-storage/transcript-file.ts';

/** An address in this browser under which a value can be saved as a file; `null` at first, and for `null`. */
export function useFile(value: object | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return;
    const made = fileAddress(value);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [value]);
  return address;
}
