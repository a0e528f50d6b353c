import { Button } from '../button/button';
import { NextStep } from './next-step';

export const purpose = 'Qui agit maintenant, et ce qu’il y a à faire. Juste après l’avancement.';
export default {
  'À vous': (
    <NextStep actor="you" actions={<Button variant="primary">Comparer</Button>}>
      La première est valable jusqu’au 23 novembre.
    </NextStep>
  ),
  'Le conseiller': <NextStep actor="advisor">Il étudie votre dossier.</NextStep>,
  'Le prêteur': <NextStep actor="lender">Il édite son offre.</NextStep>,
  'Vu de l’agence': <NextStep actor="applicant">Mandat à signer.</NextStep>,
  'Bord à bord (flush)': (
    <NextStep actor="you" flush>
      Complétez votre dossier.
    </NextStep>
  ),
  'À l’étroit': <NextStep actor="you">Transmettez votre dernier avis d’imposition.</NextStep>,
};
