/**
 * The one absolute address of a declared path, with what a URL does not hold written as it must be.
 * @param publicUrl origin at which browsers reach the portal
 */
export const pageAddress = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;
