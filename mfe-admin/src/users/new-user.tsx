import { fullName } from '@portal/domain/format';
import type { Person } from '@portal/domain/person';
import { FormFoot, FormLeaveGuard, refusalErrors } from '@portal/features/editing';
import { useApi } from '@portal/features/resource';
import { BackTo } from '@portal/features/routes';
import { emptyValues, Fields, PortalForm } from '@portal/forms';
import { Card, CardBody } from '@portal/ui/card';
import { FormNote, FormStack } from '@portal/ui/form-layout';
import { Page, PageHeader } from '@portal/ui/page';
import { useListReturn } from './list-return';
import { newUserFields, type NewUserValues } from './user-fields';

const EMPTY = emptyValues(newUserFields);

/** Creates a user (section 2). Save stays disabled until every field is valid (section 5). */
export function NewUser() {
  const { people } = useApi();
  const { to, goBack } = useListReturn();
  return (
    <Page width="form">
      <PageHeader title="Nouvel utilisateur" back={<BackTo to={to}>Utilisateurs</BackTo>} />
      <PortalForm<NewUserValues, Person>
        aria-label="Nouvel utilisateur"
        initialValues={EMPTY}
        fields={newUserFields}
        submit={({ confirmation: _, roleId, ...draft }) =>
          people.create({ ...draft, roleId: Number(roleId) })
        }
        onDone={(created) => goBack(`Compte «\u00A0${fullName(created)}\u00A0» créé.`)}
        toErrors={refusalErrors}
      >
        <FormLeaveGuard />
        <Card>
          <CardBody>
            <FormStack>
              <FormNote>
                Tous les champs sont obligatoires. Le compte est actif dès sa création, rattaché à l’agence
                par défaut et suivi par le superviseur.
              </FormNote>
              <Fields
                of={newUserFields}
                layout={[
                  ['firstName', 'lastName'],
                  ['birthday', 'email'],
                  ['roleId'],
                  ['password', 'confirmation'],
                ]}
              />
            </FormStack>
          </CardBody>
          <FormFoot back={to} busyWords="Enregistrement en cours" disabledUntilValid />
        </Card>
      </PortalForm>
    </Page>
  );
}
