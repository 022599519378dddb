import type { Page } from 'playwright-core';

/**
 * The tags of the notices of the system that the browser of this page shows from now on, by its own account; the list
 * grows. Chromium forgets a notice if its page asks for its notices while that one is being shown, so a test asks only
 * when it stands here.
 */
export async function shownNotices(page: Page): Promise<readonly string[]> {
  const tags: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
    if (backgroundServiceEvent.eventName === 'Notification displayed') tags.push(backgroundServiceEvent.instanceId);
  });
  await devtools.send('BackgroundService.startObserving', { service: 'notifications' });
  await devtools.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
  return tags;
}
