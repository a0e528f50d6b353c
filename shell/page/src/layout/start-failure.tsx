import { Card } from '@portal/ui/card';
import { FailureState } from '@portal/ui/load-failure';
import { Page, PageHeader } from '@portal/ui/page';
import { useState } from 'react';
import { useFailureParts } from './use-failure-parts';

export interface StartFailureProps {
  /** Starts again; resolves when finished, with or without success. */
  readonly onRetry: () => Promise<void>;
}

/** The portal could not start: settings or registry are unavailable. */
export function StartFailure({ onRetry }: StartFailureProps) {
  const parts = useFailureParts();
  const [isRetrying, setRetrying] = useState(false);
  return (
    <main>
      <Page>
        <PageHeader title="InterGestion" />
        <Card>
          <FailureState
            art={parts && <parts.Art />}
            title="Le portail n’a pas pu démarrer"
            retrying={isRetrying}
            onRetry={() => {
              setRetrying(true);
              void onRetry().finally(() => setRetrying(false));
            }}
          >
            Vérifiez votre connexion, puis réessayez. Vos données ne sont pas touchées.
          </FailureState>
        </Card>
      </Page>
    </main>
  );
}
