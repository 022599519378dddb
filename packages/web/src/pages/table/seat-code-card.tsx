import type { ShownSeatCode } from '@boomtown/wire/browser';
import { seatAddress } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { siteUrl } from '../../net/site.ts';
import { CopyButton } from '../../shell/copy-button.tsx';
import { QrCode } from '../../shell/qr-code.tsx';
import { useAddresses } from './use-addresses.ts';

/** A seat's one-time code: to read out, to scan, or to send as a link. */
export function SeatCodeCard({ code, seconds }: ShownSeatCode) {
  const { text } = words.value;
  const page = siteUrl(seatAddress(code));
  const [address] = useAddresses(page) ?? [];
  return (
    <div class="seat-code">
      <p class="seat-code__signs" role="img" aria-label={text('seat.codeRead', { code: [...code].join(' ') })}>
        <span aria-hidden="true">{code.slice(0, 4)}</span> <span aria-hidden="true">{code.slice(4)}</span>
      </p>
      <p>{text('seat.how', { count: Math.max(1, Math.floor(seconds / 60)) })}</p>
      {address !== undefined && (
        <>
          <p>{text('seat.scan')}</p>
          <QrCode address={address} label={text('seat.qr')} />
          <div class="button-row">
            <CopyButton value={address} label={text('waiting.copyLink')} />
          </div>
        </>
      )}
    </div>
  );
}
