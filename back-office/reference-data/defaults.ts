/** What a registration and a new project are attached to (specification, sections 6 and 9). */
export const defaults = {
  /** The agency of who registers alone: the head of the network. */
  agencyId: 59,
  agencyName: 'Réseau Démo',
  /** The manager, a back-office user, who gets the new files. */
  ownerId: 124,
  ownerFirstName: 'Aurélien',
  ownerLastName: 'Tissot',
  businessUnitId: 3,
  businessUnitName: 'Siège',
  organizationId: 1,
  /** The prescriber of who comes without one. */
  supervisorEmail: 'superviseur@intergestion.example',
} as const;
