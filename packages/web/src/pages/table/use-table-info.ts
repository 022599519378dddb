import type { TableInfo } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { tableInfo } from '../../net/api.ts';

/** What was chosen when the table was made; `null` until it is known. It never changes while people are there. */
export function useTableInfo(code: string): TableInfo | null {
  const [info, setInfo] = useState<TableInfo | null>(null);
  useEffect(() => {
    let wanted = true;
    void tableInfo(code).then((found) => {
      if (wanted && found.ok) setInfo(found.value);
    });
    return () => {
      wanted = false;
    };
  }, [code]);
  return info;
}
