// Loaded before the server by the benches (`node --expose-gc --import …`): when asked, it collects what is garbage and
// tells what is left, or how long the thread was busy with one thing. The server knows nothing of it.
const EVERY_MS = 5;
let longest = 0;
let over50 = 0;
let last = performance.now();
// Explicit, beside `monitorEventLoopDelay`, whose histogram rounds and which a pause of the whole process may skip.
setInterval(() => {
  const now = performance.now();
  const late = now - last - EVERY_MS;
  if (late > longest) longest = late;
  if (late > 50) over50 += 1;
  last = now;
}, EVERY_MS).unref();

const settle = () => new Promise((resolve) => setTimeout(resolve, 200));

process.on('message', async (question) => {
  if (question === 'stalls') {
    process.send({ longest, over50, peakRss: process.resourceUsage().maxRSS * 1024 });
    longest = 0;
    over50 = 0;
  }
  if (question !== 'memory') return;
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await settle();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ rss, heapUsed, external });
});
// The channel to the bench must not keep a server alive that was asked to stop.
process.channel?.unref();
