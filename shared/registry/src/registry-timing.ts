/**
 * Name of the `Server-Timing` entry of every response of the host: `registry;desc="12"`, the serial of its registry. The
 * browser keeps it with the timing of each file and call, so that a page reads it without touching its requests.
 */
export const REGISTRY_TIMING = 'registry';
