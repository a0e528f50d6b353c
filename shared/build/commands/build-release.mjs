import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { whileBuildingAlone } from './build-lock.mjs';
import { root } from './install.mjs';
import { SOURCES_CHANGED } from './sources-changed.mjs';

/**
 * Builds a release of one remote with an exact version: `node build-release.mjs <remote> <version> <folder>`. The
 * source maps are in `maps/` inside the folder; deploying moves them out.
 */
const [name, version, folder] = process.argv.slice(2);

const code = await whileBuildingAlone(async () => {
  const script = path.join(import.meta.dirname, 'build-app.mjs');
  const { status } = spawnSync(
    process.execPath,
    [script, `mfe-${name}`, `remotes/${name}/${version}`, folder],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PORTAL_RELEASE_VERSION: version },
    },
  );
  return status;
});
if (code === SOURCES_CHANGED)
  console.error('The sources changed during the build: build again when they are still.');
process.exit(code ?? 1);
