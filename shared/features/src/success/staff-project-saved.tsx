import { useLocation } from '@portal/kit';
import { Page } from '@portal/ui/page';
import { paths, savedProjectIn } from '../routes';
import { SavedBand, stepWords } from './saved-band';

/** Confirms to staff what they saved (section 2). The content service's text is left out: it addresses the applicant. */
export function StaffProjectSaved() {
  const saved = savedProjectIn(useLocation().state);
  return (
    <Page>
      <SavedBand
        saved={saved}
        title="Le projet est enregistré"
        act={{ file: 'Voir le dossier', list: 'Voir les projets' }}
        home={paths.agentHome}
      >
        {saved && stepWords(saved)}
        {saved && !saved.isNew
          ? 'La nouvelle version remplace la précédente.'
          : 'Chaque dossier dit où il en est, et qui doit agir.'}
      </SavedBand>
    </Page>
  );
}
