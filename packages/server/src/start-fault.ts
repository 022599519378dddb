/** Why the server cannot start, in words for the person who started it. No stack is shown for it. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
