import { version as react } from 'react';
import type { ShellVersions } from '@portal/registry/registry';

/** What this shell provides to remotes; the build inserts the versions of kit and runtime. */
export const runningShell = (contract: number): ShellVersions => ({
  contract,
  kit: __KIT_VERSION__,
  react,
  federation: __FEDERATION_VERSION__,
});
