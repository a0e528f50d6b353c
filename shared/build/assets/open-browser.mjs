import { findBrowser } from '../commands/browser.mjs';

/** Chromium, speaking French, without anything that a recording or a print could stumble over. */
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
