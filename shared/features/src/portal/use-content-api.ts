import { type ContentApi, contentApi } from '@portal/api';

/** The content service alone, for a page that is read before anybody signs in: it brings nothing else with it. */
export const useContentApi = (): ContentApi => contentApi();
