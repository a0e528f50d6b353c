import { Toast, ToastRegion } from './toast';

export const purpose =
  'Ce qui vient d’être fait. Six secondes, ou tant qu’on le lit. Jamais la seule trace d’une erreur.';
export const setting = 'canvas clipped';
export default {
  Ordinaire: (
    <ToastRegion>
      <Toast onClose={() => undefined}>Adresse supprimée.</Toast>
    </ToastRegion>
  ),
};
