import { EmptyProject, EmptyProposition, FacadeWideArt, Failure, NoResult, Offline } from './artwork';

export const purpose =
  'Façades en élévation, deux tons par volume, tirets pour ce qui n’est pas encore bâti.';
export default {
  EmptyProject: <EmptyProject />,
  EmptyProposition: <EmptyProposition />,
  NoResult: <NoResult />,
  Failure: <Failure />,
  Offline: <Offline />,
  'FacadeWideArt, sur le crépuscule': <FacadeWideArt />,
};
