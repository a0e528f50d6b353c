import type { Address } from '@portal/domain/address';
import { formalName, formatPhone } from '@portal/domain/format';
import { Link } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { Pencil, Trash2 } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Cluster, Stack } from '@portal/ui/layout';
import { Tag } from '@portal/ui/tag';
import { Title } from '@portal/ui/title';
import { useId } from 'react';
import { paths } from '../routes';
import styles from './address-card.module.css';

interface AddressCardProps {
  readonly address: Address;
  readonly countryName: string;
  readonly onRemove: () => void;
}

export function AddressCard({ address, countryName, onRemove }: AddressCardProps) {
  const id = useId();
  const name = addressName(address);
  const { organization, street, street2, postalCode, city, phone, primary } = address;
  const lines = [
    formalName(address),
    organization,
    street,
    street2,
    `${postalCode} ${city}`.trim(),
    address.country === 'FR' ? '' : countryName,
    formatPhone(phone),
  ];
  return (
    <Card as="li" aria-labelledby={id}>
      <CardBody data-gap="3">
        <div className={styles.top}>
          <Cluster gap={2} across={3} className={styles.name}>
            <Title as="h2" size="xs" id={id}>
              {name}
            </Title>
            {primary && <Tag>Principale</Tag>}
          </Cluster>
          <div className={styles.actions} data-screen-only>
            <IconButton
              as={Link}
              to={paths.editAddress(address.id)}
              glyph={Pencil}
              label={`Modifier ${name}`}
            />
            <IconButton glyph={Trash2} label={`Supprimer ${name}`} tone="danger" onClick={onRemove} />
          </div>
        </div>
        <Stack as="address" gap={1} className={styles.lines}>
          {lines
            .filter((line) => line !== '')
            .map((line, index) => (
              <span key={index}>{line}</span>
            ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Display name: label, else street. */
export const addressName = ({ label, street }: Pick<Address, 'label' | 'street'>): string =>
  label === '' ? street : label;
