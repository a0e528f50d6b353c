import { createSafeStorage } from '@portal/kit';

const ENTRY = 'portal.shortcuts';
const OFF = 'off';

const storage = createSafeStorage();

/** Whether shortcuts listen on this device: they do until somebody switches them off. */
export const areShortcutsOn = (): boolean => storage.read(ENTRY) !== OFF;

/** Kept on this device, whoever signs in next: it is about a keyboard, or a voice. */
export const switchShortcuts = (isOn: boolean): void => storage.write(ENTRY, isOn ? null : OFF);
