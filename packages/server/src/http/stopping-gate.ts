import type { RequestListener } from 'node:http';
import { pathOf } from './loop-gate.ts';

/** Monitoring is answered to the end. */
const ALWAYS = /\/(?:healthz|readyz|metrics)$/;

/** The status that has the proxy of several processes ask another one; docker/nginx-scale.conf names it. */
const ASK_ANOTHER = 502;

/** While this process of several stops, it leaves requests to the others, since it could not finish them. */
export function stoppingGate(app: RequestListener, isStopping: () => boolean): RequestListener {
  return (request, response) => {
    if (!isStopping() || ALWAYS.test(pathOf(request))) return app(request, response);
    request.resume();
    response.writeHead(ASK_ANOTHER, { 'Cache-Control': 'no-store', Connection: 'close' }).end();
  };
}
