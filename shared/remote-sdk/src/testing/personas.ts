/** The demo accounts (design, section 6). All have the same password. */
export const personas = {
  admin: 'admin@intergestion.example',
  directeur: 'directeur@intergestion.example',
  agent: 'agent@intergestion.example',
  demandeur: 'demandeur@intergestion.example',
  /** An applicant without any data. */
  nouveau: 'nouveau@intergestion.example',
} as const;

export type Persona = keyof typeof personas;

export const DEMO_PASSWORD = 'Portail2026';
