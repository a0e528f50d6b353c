import { AgencyMark } from './agency-mark';

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="18"/></svg>',
)}`;

export const purpose = 'La marque d’une agence, 48 px. Sans logo, ses initiales.';
export default {
  Initiales: <AgencyMark agency="Paris Nord" />,
  Logo: <AgencyMark agency="Lyon Confluence" logo={LOGO} />,
  'Agence inconnue': <AgencyMark agency={null} />,
};
