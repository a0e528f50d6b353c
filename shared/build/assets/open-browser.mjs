import { findBrowser } from '../commands/browser.mjs';

/** Chromium in French, without the prompts and background work that would disturb a recording or a print. */
export async function openBrowser() {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--lang=fr-FR',
    ],
    env: { ...process.env, LANGUAGE: 'fr_FR' },
  });
}
