import { Pencil, Plus, Trash2, X } from '../icon/icon';
import { IconButton } from './icon-button';

export const purpose = '44 × 44 px, toujours avec un nom qui dit l’objet : « Supprimer Hugo Delcourt ».';
export default {
  Ordinaire: <IconButton label="Modifier l’adresse Domicile" glyph={Pencil} />,
  'Bordé (bordered)': <IconButton label="Ajouter une adresse" glyph={Plus} bordered />,
  'Danger (tone)': <IconButton label="Supprimer l’adresse Domicile" glyph={Trash2} tone="danger" />,
  Focus: <IconButton label="Modifier le profil" glyph={Pencil} />,
  Désactivé: <IconButton label="Supprimer le compte" glyph={Trash2} disabled />,
  'Sur le crépuscule': <IconButton label="Fermer le message" glyph={X} tone="on-brand" />,
};
