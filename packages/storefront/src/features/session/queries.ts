import { edition, profile } from '@zaylat/api-client';
import { critical, type QueryContext } from '../../core/screen/screen-queries.ts';

/** The profile of the account. */
export const PROFILE = profile();

/** The settings of the edition, such as the OAuth providers. */
export const editionRequest = ({ edition: key }: Pick<QueryContext, 'edition'>) => edition(key);

export const loginQueries = { edition: critical(editionRequest) };
