import { screenAddress } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { siteUrl } from '../../net/site.ts';
import { QrCode } from '../../shell/qr-code.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';
import { refusalWords } from '../refusal-words.ts';
import { useAddresses } from '../table/use-addresses.ts';
import { SilentNotice } from './silent-notice.tsx';
import type { ScreenShow } from './use-screen.ts';

/** Signs in a group of the code, as it is read out. */
const GROUP = 3;

/** A code as it is read out, in one line. */
export function grouped(code: string): string {
  return `${code.slice(0, GROUP)}\u00a0${code.slice(GROUP)}`;
}

/** What a big screen shows before it has a table: its one-time code, and how a phone uses it. */
export function ScreenCode({ show }: { readonly show: Exclude<ScreenShow, { kind: 'table' }> }) {
  const { text } = words.value;
  return (
    <div class="tv-code">
      <p class="tv-code__brand" aria-hidden="true">
        <Wordmark />
      </p>
      <h1>{text('tv.heading')}</h1>
      {show.kind === 'asking' ? (
        <p role="status">{show.refused === null ? text('app.loading') : refusalWords(show.refused, words.value)}</p>
      ) : (
        <CodeToEnter code={show.code} />
      )}
      <SilentNotice />
    </div>
  );
}

function CodeToEnter({ code }: { readonly code: string }) {
  const { text } = words.value;
  const page = siteUrl(screenAddress(code));
  const [address] = useAddresses(page) ?? [];
  return (
    <div class="tv-code__ways">
      <div class="tv-code__way">
        <p class="tv-code__signs" role="img" aria-label={text('tv.codeRead', { code: [...code].join(' ') })}>
          <span aria-hidden="true">{code.slice(0, GROUP)}</span> <span aria-hidden="true">{code.slice(GROUP)}</span>
        </p>
        <p>{text('tv.enter')}</p>
      </div>
      {address !== undefined && (
        <div class="tv-code__way tv-code__way--scan">
          <QrCode address={address} label={text('tv.qr')} />
          <p>{text('tv.scan')}</p>
        </div>
      )}
    </div>
  );
}
