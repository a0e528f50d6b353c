/**
 * The absolute, encoded URL of a declared path.
 * @param publicUrl origin at which browsers reach the portal
 */
export const pageAddress = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;
