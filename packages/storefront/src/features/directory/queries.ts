import { businesses, regions } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';
import { readDirectoryView } from './directory-address.ts';

export const directoryQueries = {
	businesses: optional(({ url, cursor }) => businesses({ ...readDirectoryView(url.searchParams), cursor })),
	regions: optional(() => regions()),
};
