/** An id of a request's own, by which the server knows a repeated one. */
export function newRequestId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
