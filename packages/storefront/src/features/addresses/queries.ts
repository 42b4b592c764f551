import { addresses, regions, townships } from '@zaylat/api-client';
import { critical } from '../../core/screen/screen-queries.ts';

/** The addresses of the account. */
export const ADDRESSES = addresses();

/** The regions or provinces of the edition's country. */
export const EDITION_REGIONS = regions();

/** The townships or districts of a region. */
export const townshipsOf = (region: string) => townships(region);

export const addressBookQueries = { addresses: critical(() => ADDRESSES) };
