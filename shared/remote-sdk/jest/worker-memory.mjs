/**
 * Jest restarts a worker between two files once its heap exceeds `workerIdleMemoryLimit`. What a test file leaves
 * behind (its module context, the memory of its PostgreSQL) is mostly outside the heap, and made the last files of a
 * run two to three times as slow: so report all memory of the worker instead.
 */
const { memoryUsage } = process;

process.memoryUsage = Object.assign(() => ({ ...memoryUsage(), heapUsed: memoryUsage.rss() }), memoryUsage);
