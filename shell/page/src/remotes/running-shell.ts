import { version as react } from 'react';
import type { ShellVersions } from '@portal/registry/registry';

/** What this shell offers to remotes; the versions of the kit and of the runtime are written in by the build. */
export const runningShell = (contract: number): ShellVersions => ({
  contract,
  kit: __KIT_VERSION__,
  react,
  federation: __FEDERATION_VERSION__,
});
