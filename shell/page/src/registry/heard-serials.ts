import { REGISTRY_TIMING } from '@portal/registry/registry-timing';

/**
 * Reads the registry's serial from the timing of every response of this server: files, pictures and calls alike.
 * @param onSerial called with each serial, often with the same; NaN for one that cannot be read
 */
export function hearSerials(onSerial: (serial: number) => void): void {
  const observer = new PerformanceObserver((heard) => {
    for (const entry of heard.getEntries()) {
      // Browsers leave it out of pages without TLS.
      const { serverTiming = [] }: Partial<PerformanceResourceTiming> = entry;
      for (const { name, description } of serverTiming) {
        if (name === REGISTRY_TIMING) onSerial(Number(description));
      }
    }
  });
  // Including what was answered before this was loaded.
  observer.observe({ type: 'resource', buffered: true });
}
