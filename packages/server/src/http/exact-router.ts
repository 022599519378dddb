import { Router } from 'express';

/**
 * A router whose paths match exactly, as the limits read them: `/API/tables` is not `/api/tables`. Routers don't take that
 * over from the app.
 */
export function exactRouter(): Router {
  return Router({ caseSensitive: true, strict: true });
}
