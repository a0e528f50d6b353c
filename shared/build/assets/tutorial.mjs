// `npm run tutorial:record`: records the sign-up on this portal, and writes the captions from the same steps. Needs
// ffmpeg (`apt-get install ffmpeg`), as nothing else in this repository does.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../commands/install.mjs';
import { openBrowser } from './open-browser.mjs';
import { startOwnPortal } from '../commands/own-portal.mjs';
import { playSignUp } from './tutorial-story.mjs';

/** @typedef {{ file: string, at: number }} Frame */
/** @typedef {{ step: string, at: number }} Told */

const SIZE = { width: 1280, height: 720 };
const VIDEO = 'shell/page/public/intergestion-tuto.mp4';
const CAPTIONS = 'shell/page/public/intergestion-tuto.vtt';
const STEPS = 'mfe-public/src/tutorial/tutorial-steps.json';

if (spawnSync('ffmpeg', ['-version']).error) {
  throw new Error('ffmpeg is missing: install it (apt-get install ffmpeg), then record again.');
}
const steps = JSON.parse(readFileSync(path.join(root, STEPS), 'utf8'));
const folder = mkdtempSync(path.join(tmpdir(), 'portal-tutorial-'));
const portal = await startOwnPortal();
const browser = await openBrowser();
try {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    baseURL: portal.address,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const frames = await film(page);
  /** @type {Told[]} */
  const told = [];
  /** @param {string} step */
  const tell = (step) => {
    if (!(step in steps)) throw new Error(`${STEPS} has no words for the step "${step}".`);
    told.push({ step, at: Date.now() / 1000 });
  };
  await playSignUp(page, tell);
  const end = Date.now() / 1000;
  await frames.stop();
  const silent = Object.keys(steps).filter((step) => told.every((each) => each.step !== step));
  if (silent.length > 0) throw new Error(`Never told: ${silent.join(', ')}.`);
  const start = told[0].at;
  encode(frames.taken, start, end);
  writeFileSync(path.join(root, CAPTIONS), captions(told, start, end));
  console.log(`${VIDEO} (${(end - start).toFixed(0)} s), ${CAPTIONS}`);
} finally {
  await browser.close();
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Every frame that the browser paints, with its time in seconds.
 * @param {import('@playwright/test').Page} page
 */
async function film(page) {
  /** @type {Frame[]} */
  const taken = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = path.join(folder, `${String(taken.length).padStart(5, '0')}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    taken.push({ file, at: metadata.timestamp ?? 0 });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 95, everyNthFrame: 1 });
  return { taken, stop: () => devtools.send('Page.stopScreencast') };
}

/**
 * Encodes H.264 that every browser plays, and that can start before it has loaded completely.
 * @param {readonly Frame[]} taken
 * @param {number} start
 * @param {number} end
 */
function encode(taken, start, end) {
  // The first image is what the page showed when the story began.
  const first = Math.max(
    0,
    taken.findLastIndex(({ at }) => at <= start),
  );
  const shown = taken.slice(first).filter(({ at }) => at < end);
  const list = shown.flatMap(({ file, at }, index) => {
    const until = shown[index + 1]?.at ?? end;
    return [`file '${file}'`, `duration ${Math.max(0.001, until - Math.max(at, start)).toFixed(3)}`];
  });
  // ffmpeg's concat demuxer takes the duration of the last image from an image after it.
  list.push(`file '${shown.at(-1)?.file}'`);
  writeFileSync(path.join(folder, 'frames.txt'), `${list.join('\n')}\n`);
  const { status, stderr } = spawnSync(
    'ffmpeg',
    [
      ...['-y', '-f', 'concat', '-safe', '0', '-i', path.join(folder, 'frames.txt')],
      ...['-vf', `fps=15,scale=${SIZE.width}:${SIZE.height}:flags=lanczos,format=yuv420p`],
      ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '26', '-tune', 'animation', '-profile:v', 'high'],
      ...['-movflags', '+faststart', '-an', '-t', (end - start).toFixed(2), path.join(root, VIDEO)],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr.slice(-2000)}`);
}

/** @param {readonly Told[]} told @param {number} start @param {number} end */
function captions(told, start, end) {
  const cues = told.map(({ step, at }, index) => {
    const until = (told[index + 1]?.at ?? end) - start;
    return `${step}\n${timeOf(at - start)} --> ${timeOf(until)}\n${steps[step]}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/**
 * Seconds as WebVTT writes them: `00:01:02.345`.
 * @param {number} seconds
 */
function timeOf(seconds) {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
