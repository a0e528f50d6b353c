/**
 * Jest ends a worker between two files once its heap grew past `workerIdleMemoryLimit`, and begins a new one. What a file
 * leaves behind (its world of modules, the memory of its PostgreSQL) is mostly beside the heap, and made the files at the
 * end of a run take two to three times as long as alone: all that the worker holds is told instead.
 */
const { memoryUsage } = process;

process.memoryUsage = Object.assign(() => ({ ...memoryUsage(), heapUsed: memoryUsage.rss() }), memoryUsage);
