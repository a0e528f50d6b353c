import { CircleCheck } from '../icon/icon';
import { AlertDialog, type AlertDialogProps } from './alert-dialog';

const question = (props: Omit<AlertDialogProps, 'open' | 'onConfirm' | 'onCancel'>) =>
  function ask(close: () => void) {
    return <AlertDialog {...props} open onConfirm={close} onCancel={close} />;
  };

export const purpose = 'Demande avant ce qui ne se défait pas. Le focus commence sur « Annuler ».';
export default {
  Accepter: question({
    title: 'Accepter cette proposition ?',
    glyph: CircleCheck,
    confirm: 'Accepter la proposition',
    children: <p>Votre conseiller en est informé.</p>,
  }),
  Supprimer: question({
    danger: true,
    title: 'Supprimer Hugo Delcourt ?',
    confirm: 'Supprimer',
    children: <p>Cette action ne peut pas être annulée.</p>,
  }),
};
