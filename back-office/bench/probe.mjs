// Preloaded into the server by the benches (`node --expose-gc --import …`): on request, collects garbage and reports
// memory, or how long the thread was blocked. The server does not know about it.
const EVERY_MS = 5;
let longest = 0;
let over50 = 0;
let last = performance.now();
// Explicit, besides `monitorEventLoopDelay`, whose histogram rounds and may miss a pause of the whole process.
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
// The channel must not keep a stopped server alive.
process.channel?.unref();
