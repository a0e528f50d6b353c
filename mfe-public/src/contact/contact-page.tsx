import {
  CONTACT_CHANNELS,
  CONTACT_REASON_PLACEHOLDER,
  CONTACT_REASONS,
  type ContactMessage,
  type ContactPage as ContactTexts,
} from '@portal/domain/content';
import { refusalErrors } from '@portal/features/editing';
import { orElse, useApi, useResource } from '@portal/features/resource';
import { homeNews } from '@portal/features/routes';
import { RichText } from '@portal/features/texts';
import {
  email,
  EmailField,
  NumericTextField,
  phone,
  PortalForm,
  required,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  type Rules,
} from '@portal/forms';
import { useNavigate } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { FormActions, FormGrid, FormNote } from '@portal/ui/form-layout';
import { Page, PageHeader } from '@portal/ui/page';

const EMPTY: ContactMessage = {
  firstName: '',
  lastName: '',
  organization: '',
  contactBy: 'email',
  email: '',
  phoneNumber: '',
  reason: '',
  comment: '',
};

/** Section 5: all eight fields are required. */
const RULES: Rules<ContactMessage> = {
  firstName: [required('votre prénom')],
  lastName: [required('votre nom')],
  organization: [required('votre organisation')],
  contactBy: [required('un moyen de contact', 'Choisissez')],
  email: [required('votre adresse e-mail'), email()],
  phoneNumber: [required('votre numéro de téléphone'), phone()],
  reason: [required('la raison du contact', 'Choisissez')],
  comment: [required('votre message')],
};

/**
 * Told on the home page, where sending leads (section 4). No copy goes to an address that nobody proved to be theirs:
 * docs/observed-behaviour.md
 */
const SENT =
  'Votre message est envoyé. Nous vous répondrons par le moyen de contact que vous avez choisi. Nous ne vous en envoyons pas de copie.';

const asOptions = (choices: readonly { readonly id: string; readonly label: string }[]) =>
  choices.map(({ id, label }) => ({ value: id, label }));

/** The contact form; after it is sent, the home page (section 4). */
export default function ContactPage() {
  const api = useApi();
  const navigate = useNavigate();
  const texts = useResource(
    () => api.content.contactPage().pipe(orElse<ContactTexts | undefined>(undefined)),
    [api],
  );
  const hasTexts = texts.value !== undefined;

  return (
    <Page width="form">
      <PageHeader title="Contact" />
      {hasTexts && <RichText html={texts.value.html} />}
      <Card>
        <CardBody>
          <PortalForm<ContactMessage, void>
            aria-label="Contact"
            summary
            initialValues={EMPTY}
            rules={RULES}
            submit={(message) => api.content.sendContact(message)}
            onDone={(_, form) => {
              form.restart();
              void navigate('/', { state: homeNews(SENT) });
            }}
            toErrors={(error) =>
              refusalErrors<ContactMessage>(error, [
                'firstName',
                'lastName',
                'organization',
                'contactBy',
                'email',
                'phoneNumber',
                'reason',
                'comment',
              ])
            }
          >
            <FormNote>Tous les champs sont obligatoires.</FormNote>
            <FormGrid>
              <TextField<ContactMessage> name="firstName" label="Prénom" autoComplete="given-name" />
              <TextField<ContactMessage> name="lastName" label="Nom" autoComplete="family-name" />
            </FormGrid>
            <TextField<ContactMessage>
              name="organization"
              label="Organisation"
              hint={'Pour un particulier, indiquez «\u00A0Particulier\u00A0».'}
              autoComplete="organization"
            />
            <SelectField<ContactMessage>
              name="contactBy"
              label="Moyen de contact préféré"
              options={asOptions(CONTACT_CHANNELS)}
            />
            <FormGrid>
              <EmailField<ContactMessage> name="email" label="Adresse e-mail" />
              <NumericTextField<ContactMessage>
                name="phoneNumber"
                label="Téléphone"
                accepts="phone"
                autoComplete="tel"
              />
            </FormGrid>
            <SelectField<ContactMessage>
              name="reason"
              label="Raison du contact"
              placeholder={CONTACT_REASON_PLACEHOLDER}
              options={asOptions(CONTACT_REASONS)}
            />
            <TextAreaField<ContactMessage> name="comment" label="Message" counted />
            {/* The service's own text says it too, with how long they are kept. */}
            {!hasTexts && (
              <FormNote>
                Vos données servent à répondre à votre message. Nous ne vous appelons que si vous choisissez
                le téléphone.
              </FormNote>
            )}
            <FormActions>
              <SubmitButton>Envoyer</SubmitButton>
            </FormActions>
          </PortalForm>
        </CardBody>
      </Card>
    </Page>
  );
}
