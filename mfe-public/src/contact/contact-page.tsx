import {
  CONTACT_CHANNELS,
  CONTACT_REASON_PLACEHOLDER,
  CONTACT_REASONS,
  type ContactMessage,
  type ContactPage as ContactTexts,
} from '@portal/domain/content';
import { refusalErrors } from '@portal/features/editing';
import { Coming, orElse, useApi, useResource } from '@portal/features/resource';
import { homeNews } from '@portal/features/routes';
import { RichText } from '@portal/features/texts';
import {
  email,
  EmailField,
  emptyValues,
  field,
  Fields,
  type FieldTable,
  NumericTextField,
  phone,
  PortalForm,
  required,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@portal/forms';
import { useNavigate, useSession } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { FormActions, FormNote } from '@portal/ui/form-layout';
import { Page, PageHeader } from '@portal/ui/page';
import { useMemo } from 'react';
import { of } from 'rxjs';
import styles from './contact.module.css';

const asOptions = (choices: readonly { readonly id: string; readonly label: string }[]) =>
  choices.map(({ id, label }) => ({ value: id, label }));

/** Section 5: all eight fields are required. */
const FIELDS: FieldTable<ContactMessage> = {
  firstName: field(TextField, { label: 'Prénom', autoComplete: 'given-name' }, required('votre prénom')),
  lastName: field(TextField, { label: 'Nom', autoComplete: 'family-name' }, required('votre nom')),
  organization: field(
    TextField,
    {
      label: 'Organisation',
      hint: 'Ou écrivez «\u00A0Particulier\u00A0».',
      autoComplete: 'organization',
    },
    required('votre organisation'),
  ),
  contactBy: field(
    SelectField,
    { label: 'Moyen de contact préféré', options: asOptions(CONTACT_CHANNELS) },
    required('un moyen de contact', 'Choisissez'),
  ),
  email: field(EmailField, { label: 'Adresse e-mail' }, required('votre adresse e-mail'), email()),
  phoneNumber: field(
    NumericTextField,
    {
      label: 'Téléphone',
      accepts: 'phone',
      autoComplete: 'tel',
      hint: 'Nous n’appelons que si vous le demandez.',
    },
    required('votre numéro de téléphone'),
    phone(),
  ),
  reason: field(
    SelectField,
    {
      label: 'Raison du contact',
      placeholder: CONTACT_REASON_PLACEHOLDER,
      options: asOptions(CONTACT_REASONS),
    },
    required('la raison du contact', 'Choisissez'),
  ),
  comment: field(TextAreaField, { label: 'Message' }, required('votre message')),
};

const EMPTY: ContactMessage = { ...emptyValues(FIELDS), contactBy: 'email' };

/**
 * Shown on the home page after sending (section 4). No copy is sent, since the address is unverified:
 * docs/observed-behaviour.md
 */
const SENT =
  'Votre message est envoyé. Vous n’en recevrez pas de copie. Nous vous répondrons par le moyen de contact que vous avez choisi.';

/** Name and e-mail of who is signed in, once known: what has been typed meanwhile stays. */
function useSender(): ContactMessage {
  const { people } = useApi();
  const { email: address } = useSession();
  const person = useResource(
    () => (address === null ? of(undefined) : people.profile(address).pipe(orElse(undefined))),
    [people, address],
  );
  const known = person.value;
  return useMemo(
    () => ({
      ...EMPTY,
      email: address ?? '',
      ...(known && { firstName: known.firstName, lastName: known.lastName }),
    }),
    [address, known],
  );
}

/** The contact form; leads to the home page after sending (section 4). */
export default function ContactPage() {
  const api = useApi();
  const navigate = useNavigate();
  const texts = useResource(
    () => api.content.contactPage().pipe(orElse<ContactTexts | undefined>(undefined)),
    [api],
  );
  const hasTexts = texts.value !== undefined;
  const sender = useSender();

  return (
    <Page width="form">
      <PageHeader title="Contact" />
      <div className={styles.contact}>
        {texts.status === 'loading' && <Coming />}
        {hasTexts && <RichText html={texts.value.html} />}
        <Card>
          <CardBody>
            <PortalForm<ContactMessage, void>
              aria-label="Contact"
              summary
              initialValues={sender}
              fields={FIELDS}
              submit={(message) => api.content.sendContact(message)}
              onDone={(_, form) => {
                form.restart();
                void navigate('/', { state: homeNews(SENT) });
              }}
              toErrors={refusalErrors}
            >
              <FormNote>Tous les champs sont obligatoires.</FormNote>
              <Fields
                of={FIELDS}
                layout={[
                  ['firstName', 'lastName'],
                  ['organization', 'contactBy'],
                  ['email', 'phoneNumber'],
                  'reason',
                  'comment',
                ]}
              />
              {/* The content service's text already says so, with the retention period. */}
              {!hasTexts && <FormNote>Vos données servent à répondre à votre message.</FormNote>}
              <FormActions>
                <SubmitButton>Envoyer</SubmitButton>
              </FormActions>
            </PortalForm>
          </CardBody>
        </Card>
      </div>
    </Page>
  );
}
