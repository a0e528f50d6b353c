/** The password of every demo account. It passes the portal's own rules. */
export const demoPassword = 'Portail2026';

/** The accounts a visitor of the demo signs in with, and what each one shows. */
export const demoAccounts = {
  admin: 'admin@intergestion.example',
  director: 'directeur@intergestion.example',
  agent: 'agent@intergestion.example',
  applicant: 'demandeur@intergestion.example',
  newcomer: 'nouveau@intergestion.example',
  supervisor: 'superviseur@intergestion.example',
  refused: 'dossier-refuse@intergestion.example',
  idleAgent: 'agent-sans-dossier@intergestion.example',
} as const;
