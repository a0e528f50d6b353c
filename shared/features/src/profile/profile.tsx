import { profileRoleLabels } from '@portal/domain/access';
import type { Address } from '@portal/domain/address';
import { formalName, formatDate, formatPhone } from '@portal/domain/format';
import type { Person } from '@portal/domain/person';
import { Link, useSession } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Facts } from '@portal/ui/facts';
import { Pencil } from '@portal/ui/icon';
import { Cluster, Grid } from '@portal/ui/layout';
import { Page, PageHeader, WithRail } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { Tag } from '@portal/ui/tag';
import { Text } from '@portal/ui/text';
import { TitledCard } from '../records';
import { doesNotExist, isRefused, type LiveResource, Loaded, useApi, useResource } from '../resource';
import { paths } from '../routes';
import { PageContent } from '../texts';
import { MailChoices } from './mail-choices';
import styles from './profile.module.css';

/** The signed-in user's profile (section 2): identity, roles by label, flags, addresses. */
export function Profile() {
  const { profileId: personId } = useSession();
  const { people, addresses } = useApi();
  const person = useResource(
    () => (personId === null ? doesNotExist : people.byId(personId)),
    [people, personId],
  );
  const book = useResource(
    () => (personId === null ? doesNotExist : addresses.list(personId)),
    [addresses, personId],
  );
  return (
    <Page width="form" inOrder>
      <PageHeader
        title="Votre profil"
        actions={
          !isRefused(person) && (
            <ButtonLink as={Link} to={paths.editProfile} variant="primary" icon={Pencil}>
              Modifier
            </ButtonLink>
          )
        }
      />
      <WithRail railLabel="Vos adresses" rail={<AddressesCard book={book} />}>
        <Loaded
          resource={person}
          skeleton={
            <SkeletonCard label="Chargement de votre profil">
              <Skeleton width="14rem" height="1.75rem" />
              <SkeletonRows height="2rem" />
            </SkeletonCard>
          }
        >
          {(loaded) => (
            <>
              <IdentityCard person={loaded} />
              <MailChoices person={loaded} />
            </>
          )}
        </Loaded>
      </WithRail>
      {person.status !== 'failed' && <PageContent page="profile" />}
    </Page>
  );
}

function IdentityCard({ person }: { readonly person: Person }) {
  const roles = profileRoleLabels(person.roleIds);
  return (
    <TitledCard title={formalName(person)} gap={4}>
      <Facts
        items={[
          {
            term: 'Date de naissance',
            value: formatDate(person.birthday),
            absent: 'Non renseignée',
          },
          { term: 'Adresse e-mail', value: person.email, absent: 'Non renseignée' },
          {
            term: 'Rôle',
            value: roles.length === 0 ? '' : roles.map((role) => <Tag key={role}>{role}</Tag>),
          },
          { term: 'Compte confirmé', value: yesOrNo(person.confirmed) },
          { term: 'Compte activé', value: yesOrNo(person.enabled) },
        ]}
      />
    </TitledCard>
  );
}

function AddressesCard({ book }: { readonly book: LiveResource<readonly Address[]> }) {
  return (
    <Loaded
      resource={book}
      failedTitle="Vos adresses n’ont pas pu être chargées"
      skeleton={
        <SkeletonCard label="Chargement de vos adresses">
          <Skeleton height="6rem" />
        </SkeletonCard>
      }
    >
      {(addresses) => (
        <TitledCard title="Vos adresses" gap={4}>
          {addresses.length === 0 ? (
            <Text tone="muted">Vous n’avez enregistré aucune adresse.</Text>
          ) : (
            <Grid as="ul" column={14}>
              {addresses.map((address) => (
                <li key={address.id}>
                  <AddressLines address={address} />
                </li>
              ))}
            </Grid>
          )}
          <ButtonLink as={Link} to={paths.addressBook} variant="secondary" className={styles.manage}>
            Gérer les adresses
          </ButtonLink>
        </TitledCard>
      )}
    </Loaded>
  );
}

/** '' when the server does not say. */
const yesOrNo = (known: boolean | undefined): string => (known === undefined ? '' : known ? 'Oui' : 'Non');

function AddressLines({ address }: { readonly address: Address }) {
  const { label, street, street2, postalCode, city, phone, primary } = address;
  return (
    <>
      <Cluster as="p" gap={2} className={styles.label}>
        {label === '' ? 'Adresse' : label} {primary && <Tag>Principale</Tag>}
      </Cluster>
      {[street, street2, `${postalCode} ${city}`.trim(), formatPhone(phone)]
        .filter((line) => line !== '')
        .map((line, index) => (
          <Text key={index} tone="muted" size="sm">
            {line}
          </Text>
        ))}
    </>
  );
}
