import { kit } from '@portal/kit';
import { useRevalidator } from '@portal/kit/shell';
import { Button } from '@portal/ui/button';
import { Eye, Icon, Info, RotateCw, type Glyph } from '@portal/ui/icon';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Remotes } from '../remotes';
import { tellPreviews, type ToldPreview } from '../remotes/tell-preview';
import type { CurrentVisit } from '../routing/current-visit';
import styles from './remote-notices.module.css';

export interface RemoteNoticesProps {
  /** Whose page is on screen. */
  remote: string;
  /** The page on screen is of an older version than the one it would be entered with. */
  isOutdated: boolean;
  /** The server's registry could not be had. */
  isRemembered: boolean;
  remotes: Remotes;
  visit: CurrentVisit;
}

/** What there is to say about the versions that run: a newer one, the last known ones, one that only this tab sees. */
export function RemoteNotices({ remote, isOutdated, isRemembered, remotes, visit }: RemoteNoticesProps) {
  const { revalidate, state } = useRevalidator();
  const isBusy = useSyncExternalStore(followUnsaved, () => remotes.isBusy(remote));
  const previews = tellPreviews(remotes);

  /** Enters the page on screen anew. Whoever types keeps the page, and gets the other version at the next one. */
  function renew() {
    if (remotes.isBusy(remote)) return;
    visit.forget();
    void revalidate();
  }

  return (
    <>
      <div role="status">
        {isRemembered && (
          <Notice glyph={Info}>
            Les dernières mises à jour du portail n’ont pas pu être lues. Il fonctionne avec celles de votre
            visite précédente.
          </Notice>
        )}
        {isOutdated && !isBusy && (
          <Notice
            glyph={RotateCw}
            action={
              <Button variant="quiet" busy={state === 'loading' && 'Actualisation…'} onClick={renew}>
                Actualiser
              </Button>
            }
          >
            Une nouvelle version de cette rubrique est disponible.
          </Notice>
        )}
      </div>
      {previews.length > 0 && (
        <section ref={tellHeight} className={styles.bar} aria-label="Aperçu" data-surface="brand">
          <Icon glyph={Eye} />
          <ul
            className={styles.previews}
            data-explains={previews.some(({ state: each }) => each !== 'shown') || undefined}
          >
            {previews.map((preview) => (
              <li key={preview.remote}>{tell(preview)}</li>
            ))}
          </ul>
          <Button
            variant="on-brand"
            onClick={() => {
              remotes.leavePreviews();
              renew();
            }}
          >
            Quitter l’aperçu
          </Button>
        </section>
      )}
    </>
  );
}

/** How high the bar is, for what stands at the bottom beside it: it wraps on a narrow screen. */
function tellHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--size-bottom-bar', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--size-bottom-bar');
  };
}

function Notice({ glyph, action, children }: { glyph: Glyph; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Icon glyph={glyph} />
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}

/** What the bar says of a preview. */
function tell({ remote, version, state }: ToldPreview): string {
  const name = `${remote} ${version}`.trim();
  switch (state) {
    case 'shown':
      return `Aperçu\u00A0: ${name}`;
    case 'no remote':
      return `Aperçu impossible\u00A0: aucune rubrique du portail ne s’appelle «\u00A0${remote}\u00A0».`;
    case 'not listed':
      return `Aperçu impossible\u00A0: ${name} n’est pas une version publiée. Vous voyez la version en service.`;
    case 'skewed':
      return `Aperçu impossible\u00A0: ${name} demande une autre version du portail. Vous voyez la version en service.`;
    case 'disabled':
      return `Aperçu impossible\u00A0: la rubrique ${remote} est fermée.`;
  }
}

/** Follows what is typed; what a remote does on its own is looked at whenever something else changes. */
function followUnsaved(onChange: () => void): () => void {
  const subscription = kit().unsaved.changes.subscribe(onChange);
  return () => subscription.unsubscribe();
}
