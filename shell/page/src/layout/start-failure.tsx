import { Card } from '@portal/ui/card';
import { LoadFailure } from '@portal/ui/load-failure';
import { Page, PageHeader } from '@portal/ui/page';
import { useState } from 'react';

export interface StartFailureProps {
  /** Starts again; resolves when finished, with or without success. */
  readonly onRetry: () => Promise<void>;
}

/** The portal could not start: settings or registry are unavailable. */
export function StartFailure({ onRetry }: StartFailureProps) {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <main>
      <Page>
        <PageHeader title="InterGestion" />
        <Card>
          <LoadFailure
            title="Le portail n’a pas pu démarrer"
            retrying={isRetrying}
            onRetry={() => {
              setRetrying(true);
              void onRetry().finally(() => setRetrying(false));
            }}
          >
            Vérifiez votre connexion, puis réessayez. Vos données ne sont pas touchées.
          </LoadFailure>
        </Card>
      </Page>
    </main>
  );
}
