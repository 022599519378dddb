import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

/** A QR code of an address, as one drawn path. Always dark on light, since many cameras read nothing else. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(address, { border: 2, ecc: 'M' });
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: modules, path: squares.join('') };
  }, [address]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect class="qr__paper" width={size} height={size} />
      <path class="qr__ink" d={path} />
    </svg>
  );
}
