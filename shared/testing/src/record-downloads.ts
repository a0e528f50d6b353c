/** Files saved by a screen: jsdom neither downloads nor has blob URLs. */
export interface Downloads {
  readonly names: readonly string[];
  readonly blobs: readonly Blob[];
  /** Lines of the file saved last, without its byte order mark. */
  readonly lines: () => Promise<readonly string[]>;
}

/** Records what the screen saves from now on; `jest.restoreAllMocks` ends it. */
export function recordDownloads(): Downloads {
  const names: string[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${String(blobs.push(blob))}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return {
    names,
    blobs,
    async lines() {
      const text = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
        reader.readAsText(blobs.at(-1) ?? new Blob());
      });
      return text.trimEnd().split('\r\n');
    },
  };
}
