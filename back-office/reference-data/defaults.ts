/** Associations of a registration and of a new project (specification, sections 6 and 9). */
export const defaults = {
  /** Agency of registrations without a referral: the head of the network. */
  agencyId: 59,
  agencyName: 'Réseau Démo',
  ownerId: 124,
  ownerFirstName: 'Aurélien',
  ownerLastName: 'Tissot',
  businessUnitId: 3,
  businessUnitName: 'Siège',
  organizationId: 1,
  supervisorEmail: 'superviseur@intergestion.example',
} as const;
