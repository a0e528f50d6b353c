import { plainText } from '@portal/domain/content';
import { DuskBand } from '@portal/ui/dusk-band';
import { LitStreet } from '@portal/ui/lit-street';
import { ContentPage } from './content-page';

const ALL_STEPS = 12;

/** What can be financed, under the street with a file that came to its end. */
export function ProjectsPage() {
  return (
    <ContentPage
      page="project"
      title="Financer un projet immobilier ou des parts de SCPI"
      head={(title, intro) => (
        <DuskBand id="financer" title={title} art={<LitStreet windows={12} lit={ALL_STEPS} />}>
          {plainText(intro).join(' ')}
        </DuskBand>
      )}
    />
  );
}
