import { kit, type Kit } from '@portal/kit';

/**
 * The present moment by the server's clock, which may be days from this device's: the only clock of the screens
 * (`portal/one-clock`). A shell before kit 1.9.0 has none, and there it is this device's.
 */
export function serverTime(): Date {
  const { serverTime: told } = kit() as Partial<Kit>;
  // oxlint-disable-next-line portal/one-clock -- the one fallback
  return told?.() ?? new Date();
}
