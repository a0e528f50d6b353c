import type { Choice } from '@portal/registry/choose-version';
import type { Remotes } from './create-remotes';
import type { AskedPreview } from '../registry/previews';
import { SHELL } from '@portal/registry/read-shell';
import type { Registry } from '@portal/registry/registry';

export type PreviewState =
  /** The version is active in this tab. */
  | 'shown'
  | 'no remote'
  | 'not listed'
  /** It requires another shell. */
  | 'skewed'
  /** The remote is disabled, including previews. */
  | 'disabled';

export interface PreviewWithState extends AskedPreview {
  readonly state: PreviewState;
}

export function previewStates(remotes: Pick<Remotes, 'previews' | 'inspect'>): readonly PreviewWithState[] {
  const { registry, choices } = remotes.inspect();
  return remotes.previews().map((asked) => {
    const choice = choices.find(({ name }) => name === asked.remote);
    return { ...asked, state: stateOf(asked, registry, choice) };
  });
}

function stateOf(
  { remote, version }: AskedPreview,
  registry: Registry,
  choice: Choice | undefined,
): PreviewState {
  // The server gives it out, or not.
  if (remote === SHELL) return version === __SHELL_VERSION__ ? 'shown' : 'not listed';
  const entry = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
  if (!entry || !choice) return 'no remote';
  if (!Object.hasOwn(entry.versions, version)) return 'not listed';
  if (choice.blocked?.code === 'DISABLED') return 'disabled';
  return choice.source === 'preview' ? 'shown' : 'skewed';
}
