import { slugOf, TOWNSHIPS, type TownshipEntry } from '@zaylat/api/base-data';
import { businesses } from '@zaylat/api/schema';
import { type Db, insertMany, searchDocument } from '@zaylat/api/seeding';
import type { Localized } from '@zaylat/api-client/contract';
import { BUSINESS_ENTRIES, type BusinessEntry, CATEGORY_TEXTS } from './business-entries.ts';
import { localized } from './words.ts';

/** Adds the business directory. */
export async function seedBusinesses(db: Db): Promise<string> {
	const townships = new Map(TOWNSHIPS.map((township) => [township.id, township]));
	const rows = (['mm', 'th'] as const).flatMap((edition) =>
		BUSINESS_ENTRIES[edition].map((business, index) => {
			const township = townships.get(business.township);
			if (!township) throw new Error(`no township ${business.township}`);
			return rowOf(edition, business, township, index);
		}),
	);
	await insertMany(db, businesses, rows);
	return `${rows.length} businesses`;
}

function rowOf(edition: 'mm' | 'th', business: BusinessEntry, township: TownshipEntry, index: number) {
	const { category, shopSlug = null } = business;
	const name = localized(business.name);
	const text = localized(CATEGORY_TEXTS[category]);
	const address = addressOf(township);
	return {
		id: `${edition}-${slugOf(business.name[0])}`,
		edition,
		category,
		name,
		text,
		regionId: township.region.id,
		townshipId: township.id,
		address,
		// Ranges that no operator hands out, so that nobody is called; and not every business has a number.
		phone:
			index % 3 === 2 ? null : `${edition === 'mm' ? '+9590000000' : '+66000000'}${String(index).padStart(2, '0')}`,
		website: null,
		shopSlug,
		searchText: searchDocument([name, text, address]),
	};
}

/** The one province of Thailand whose districts are called so, and that is not called a province itself. */
const BANGKOK = 'th-bangkok';

/** District, province and postcode, as each language writes them on letters. */
export function addressOf({ name: [en, mm, thai, china], region, postcode }: TownshipEntry): Localized {
	const [regionEn, regionMm, regionThai, regionChina] = region.name;
	const [district, province] = region.id === BANGKOK ? ['เขต', ''] : ['อำเภอ', 'จังหวัด'];
	const code = postcode ?? '';
	const township = region.country === 'mm' ? 'မြို့နယ်' : '';
	const inThai = region.country === 'th' ? `${district}${thai} ${province}${regionThai}` : `${thai} ${regionThai}`;
	return localized([
		`${en}, ${regionEn} ${code}`.trimEnd(),
		`${mm}${township}၊ ${regionMm}${code && `၊ ${code}`}`,
		`${inThai} ${code}`.trimEnd(),
		`${regionChina} ${china} ${code}`.trimEnd(),
	]);
}
