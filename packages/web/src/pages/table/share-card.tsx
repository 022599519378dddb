import { useState } from 'preact/hooks';
import { pathTo } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { siteUrl } from '../../net/site.ts';
import { Choice } from '../../shell/choice.tsx';
import { CopyButton } from '../../shell/copy-button.tsx';
import { QrCode } from '../../shell/qr-code.tsx';
import { useAddresses } from './use-addresses.ts';

interface ShareCardProps {
  readonly code: string;
  /** Is every seat taken? Then the link is for those who look on. */
  readonly full: boolean;
}

/** The link to the table, to copy or to scan: one that others can open, or plain words that there is none. */
export function ShareCard({ code, full }: ShareCardProps) {
  const { text } = words.value;
  const [chosen, choose] = useState(0);
  const page = siteUrl(pathTo({ page: 'table', code }));
  const addresses = useAddresses(page);
  if (addresses === null) {
    return <div class="waiting__share card skeleton" role="status" aria-label={text('app.loading')} />;
  }
  const address = addresses[chosen] ?? addresses[0];
  if (address === undefined) {
    return (
      <div class="waiting__share waiting__share--alone card">
        <h2>{text('waiting.onlyHereTitle')}</h2>
        <p>{text('waiting.onlyHere', { name: page.hostname })}</p>
        <p class="waiting__address">{page.href}</p>
      </div>
    );
  }
  return (
    <div class="waiting__share card">
      <QrCode address={address} label={text('waiting.qr')} />
      <div class="waiting__link">
        <h2>{text(full ? 'waiting.shareWatchTitle' : 'waiting.shareTitle')}</h2>
        <p>{text(full ? 'waiting.shareWatch' : 'waiting.share')}</p>
        <p class="waiting__address">{address}</p>
        {addresses.length > 1 && (
          <Choice
            name="address"
            label={text('waiting.addresses')}
            hint={text('waiting.addressesHint')}
            options={addresses.map((one, i) => ({ value: String(i), label: new URL(one).host }))}
            value={String(Math.max(0, addresses.indexOf(address)))}
            onChange={(place) => choose(Number(place))}
          />
        )}
        <div class="button-row">
          <CopyButton value={address} label={text('waiting.copyLink')} />
        </div>
      </div>
    </div>
  );
}
