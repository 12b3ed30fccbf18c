// What a screen reader would have been told: every sentence that comes into one of the page's two live
// regions, in order. Those of the assertive one begin with "! ".
import type { Page } from 'playwright-core';

const recorder = `
  window.told = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) {
      const region = node.parentElement?.closest('[data-live]') ?? null;
      const own = node.nodeType === 1 && !node.hasAttribute('data-live') && node.matches('p');
      if (region && own) window.told.push((region.dataset.live === 'assertive' ? '! ' : '') + node.textContent.replace(/[\\u2066-\\u2069]/g, ''));
    }
  }).observe(document, { childList: true, subtree: true });
`;

export async function recordVoice(page: Page): Promise<void> {
  await page.addInitScript(recorder);
}

export const told = (page: Page): Promise<string[]> => page.evaluate('window.told');
export const forgetVoice = (page: Page): Promise<unknown> => page.evaluate('window.told.length = 0');
