// Constants that the webpack presets define.

/** Version of the remote being built, such as "0.1.0-3f9a2c1b44". */
declare const __VERSION__: string;
declare const __SHELL_VERSION__: string;
/** Version of the federation runtime that the shell provides to remotes. */
declare const __FEDERATION_VERSION__: string;
declare const __KIT_VERSION__: string;
