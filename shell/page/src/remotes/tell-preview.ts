import type { Choice } from '@portal/registry/choose-version';
import type { Remotes } from './create-remotes';
import type { AskedPreview } from './previews';
import type { Registry } from '@portal/registry/registry';

/** What became of a preview that was asked for. */
export type PreviewState =
  /** This tab gets that version. */
  | 'shown'
  /** There is no such remote. */
  | 'no remote'
  /** The registry lists no such version. */
  | 'not listed'
  /** It asks for another shell than this one. */
  | 'skewed'
  /** The remote is switched off, previews included. */
  | 'disabled';

export interface ToldPreview extends AskedPreview {
  readonly state: PreviewState;
}

/** Says what became of the previews of this tab, by what the registry has and what was chosen of it. */
export function tellPreviews(remotes: Pick<Remotes, 'previews' | 'inspect'>): readonly ToldPreview[] {
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
  const entry = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
  if (!entry || !choice) return 'no remote';
  if (!Object.hasOwn(entry.versions, version)) return 'not listed';
  if (choice.blocked?.code === 'DISABLED') return 'disabled';
  return choice.source === 'preview' ? 'shown' : 'skewed';
}
