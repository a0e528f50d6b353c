import { createSafeStorage } from '@portal/kit';

const ENTRY = 'portal.shortcuts';
const OFF = 'off';

const storage = createSafeStorage();

/** Whether shortcuts are enabled on this device; on by default. */
export const areShortcutsOn = (): boolean => storage.read(ENTRY) !== OFF;

/** Stored per device rather than per user: it depends on the keyboard, or on voice input. */
export const switchShortcuts = (isOn: boolean): void => storage.write(ENTRY, isOn ? null : OFF);
