/** Password of every demo account. It satisfies the portal's policy. */
export const demoPassword = 'Portail2026';

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
