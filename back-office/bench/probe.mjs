// Loaded before the server by the bench of memory (`node --expose-gc --import …`): collects what is garbage and tells
// what is left, when asked. The server knows nothing of it.
const settle = () => new Promise((resolve) => setTimeout(resolve, 200));

process.on('message', async (question) => {
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
