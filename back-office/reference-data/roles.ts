/** A role of a portal account. `selfManaged`: its holder may change their own account. */
export interface RoleRow {
  readonly id: number;
  readonly role: string;
  readonly label: string;
  readonly selfManaged: boolean;
}

/** The roles of the specification (section 6); 3 is Oro's role of visitors, which no account should have. */
export const roles: readonly RoleRow[] = [
  { id: 1, role: 'ROLE_FRONTEND_ADMINISTRATOR', label: 'Admin', selfManaged: false },
  { id: 2, role: 'ROLE_FRONTEND_BUYER', label: 'Demandeur', selfManaged: true },
  { id: 3, role: 'ROLE_FRONTEND_ANONYMOUS', label: 'Visiteur', selfManaged: false },
  { id: 4, role: 'ROLE_FRONTEND_AGENT', label: 'Agent', selfManaged: false },
  { id: 5, role: 'ROLE_FRONTEND_DIRECTOR', label: "Directeur d'agence", selfManaged: false },
];
