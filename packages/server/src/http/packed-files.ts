import { extname } from 'node:path';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

/** The packed forms that a file may have next to it, the smallest first. */
const FORMS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

type StaticOptions = NonNullable<Parameters<typeof express.static>[1]>;

/**
 * Serves the files of a folder, each in the smallest existing form that the client accepts. Every form has its own
 * length and entity tag; `Vary` says that the form depends on the client.
 */
export function packedFiles(folder: string, options: StaticOptions): RequestHandler {
  const plain = express.static(folder, options);
  const packed = express.static(folder, { ...options, fallthrough: true });
  return (request, response, next) => {
    response.vary('Accept-Encoding');
    serveFirst(FORMS.filter(({ encoding }) => request.acceptsEncodings(encoding) !== false));

    function serveFirst([form, ...others]: readonly (typeof FORMS)[number][]): void {
      if (form === undefined) plain(request, response, next);
      else
        serveForm(packed, form, request, response, (error) => (error === undefined ? serveFirst(others) : next(error)));
    }
  };
}

/** Serves one packed form under the plain file's name and type, or changes nothing. */
function serveForm(
  files: RequestHandler,
  { encoding, extension }: (typeof FORMS)[number],
  request: Request,
  response: Response,
  missing: NextFunction,
): void {
  const { url, path } = request;
  const [before = '', ...query] = url.split('?');
  request.url = [before + extension, ...query].join('?');
  response.type(extname(path)).set('Content-Encoding', encoding);
  files(request, response, (error?: unknown) => {
    request.url = url;
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Encoding');
    missing(error);
  });
}
