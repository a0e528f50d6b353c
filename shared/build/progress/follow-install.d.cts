export declare function followInstall(): {
  readonly read: (text: string) => string[];
  readonly status: () => string;
};
