import { sellerApplication } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';

/** Path of the application to sell, and of the state that the applicant follows. */
export const APPLICATION_PATH = '/Selling/Application';

/** The page explains itself to guests, so a refused request must not become an error page. */
export const applicationQueries = { application: optional(() => sellerApplication()) };
