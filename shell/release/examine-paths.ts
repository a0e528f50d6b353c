import { routeAccess } from '@portal/domain/access';
import { pathKey } from '@portal/registry/path-key';
import { wrong, type Finding } from './finding';
import type { WrittenRegistry } from './written-registry';

/** Paths of the specification that no remote declares for some of their roles. */
export function examinePaths(served: WrittenRegistry): readonly Finding[] {
  const answered = new Set(
    Object.values(served.remotes).flatMap(({ stable, versions }) =>
      (versions[stable]?.routes ?? []).flatMap(({ path, roles }) =>
        roles.map((role) => `${pathKey(path)} ${role}`),
      ),
    ),
  );
  return routeAccess.flatMap(({ path, roles }) => {
    const missing = roles.filter((role) => !answered.has(`${pathKey(path)} ${role}`));
    return missing.length > 0
      ? [
          wrong(
            `Nobody answers ${path} for ${missing.join(', ')}.`,
            'Deploy the remote that shell/remotes.policy.json gives it to.',
          ),
        ]
      : [];
  });
}
