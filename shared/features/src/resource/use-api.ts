import { type Api, api } from '@portal/api';

/** The typed API over the page's kit: a stable object, usable as a dependency. */
export const useApi = (): Api => api();
