/**
 * Name of the `Server-Timing` entry of every response of the host: `registry;desc="12"`, the serial of its registry, for
 * open tabs of shells that listen to it, and for operators.
 */
export const REGISTRY_TIMING = 'registry';
