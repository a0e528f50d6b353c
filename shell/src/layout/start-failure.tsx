import { Failure } from '@portal/ui/artwork';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Page, PageHeader } from '@portal/ui/page';

/** The portal itself could not start: neither its settings nor its registry can be had. */
export function StartFailure() {
  return (
    <main>
      <Page>
        <PageHeader title="InterGestion" />
        <Card>
          <EmptyState role="alert" art={<Failure />} title="Le portail n’a pas pu démarrer">
            Vérifiez votre connexion, puis rechargez la page. Vos données ne sont pas touchées.
          </EmptyState>
        </Card>
      </Page>
    </main>
  );
}
