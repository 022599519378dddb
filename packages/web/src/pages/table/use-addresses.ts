import { useEffect, useState } from 'preact/hooks';
import { networkUrls } from '../../net/api.ts';
import { isLoopbackName, reachableAddresses } from '../../net/share-addresses.ts';

/** Under which addresses others reach the page; `null` while the server is asked. */
export function useAddresses(page: URL): readonly string[] | null {
  const isLocal = isLoopbackName(page.hostname);
  const [urls, setUrls] = useState<readonly string[] | null>(isLocal ? null : []);
  useEffect(() => {
    if (!isLocal) return;
    let wanted = true;
    void networkUrls().then((answer) => wanted && setUrls(answer.ok ? answer.value : []));
    return () => {
      wanted = false;
    };
  }, [isLocal]);
  return urls === null ? null : reachableAddresses(page, urls);
}
