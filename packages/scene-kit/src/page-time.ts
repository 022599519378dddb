/** Calls back whenever the tab is hidden: it is not looked at then, and its clock hardly goes on. */
export function whenHidden(then: () => void): () => void {
  const onVisibility = (): void => {
    if (document.hidden) then();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => document.removeEventListener('visibilitychange', onVisibility);
}

/** Calls back after some milliseconds; what it returns calls that off. */
export function wait(ms: number, then: () => void): () => void {
  const timer = window.setTimeout(then, ms);
  return () => window.clearTimeout(timer);
}
