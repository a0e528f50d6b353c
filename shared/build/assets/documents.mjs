// `npm run assets -- documents`: prints the portal's PDF documents from their sources.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../commands/browser.mjs';
import { root } from '../commands/install.mjs';

const DOCUMENTS = [
  {
    source: 'mfe-applicant/documents/conditions-de-financement.html',
    pdf: 'shell/page/public/documents/conditions-de-financement.pdf',
  },
];

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--lang=fr-FR'],
});
try {
  for (const { source, pdf } of DOCUMENTS) {
    const file = path.join(root, source);
    const page = await browser.newPage();
    await page.goto(pathToFileURL(file).href);
    const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true, outline: true });
    // The digest of the source, as a comment after the end of the PDF.
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
    writeFileSync(
      path.join(root, pdf),
      Buffer.concat([printed, Buffer.from(`\n% source-sha256 ${digest}\n`)]),
    );
    console.log(`${pdf} (${Math.round(printed.length / 1024)} kB)`);
  }
} finally {
  await browser.close();
}
