import type { Business } from '@zaylat/api-client/contract';

/**
 * Address of a map that shows where a business is. It opens beside the shop: no script of anybody else's runs in it.
 * Names of places are searched for without the house number, which maps often do not know.
 */
export function mapLink({ township, region }: Pick<Business, 'township' | 'region'>): string {
	const places = [township?.name, region.name].filter((name) => name !== undefined);
	return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: places.join(', ') })}`;
}
