import { nameLengthFault } from '@portal/domain/person';
import { field, required, TextField } from '@portal/forms';

/**
 * The names of a person.
 *
 * @param whose « Indiquez votre prénom. »
 * @param fault of an account, `personNameFault`; elsewhere the length alone counts
 */
export const nameFields = (
  whose: 'votre' | 'un' | 'le',
  fault: (text: string) => string | undefined = nameLengthFault,
) => ({
  firstName: field(
    TextField,
    { label: 'Prénom', autoComplete: 'given-name' },
    required(`${whose} prénom`),
    fault,
  ),
  middleName: field(TextField, { label: 'Deuxième prénom', autoComplete: 'additional-name' }, fault),
  lastName: field(TextField, { label: 'Nom', autoComplete: 'family-name' }, required(`${whose} nom`), fault),
});
