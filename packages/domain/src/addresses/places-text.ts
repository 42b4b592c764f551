import type { Language } from '../languages/language.ts';

/** Names of the places of an address in one language; empty where it has none. */
export interface PlaceNames {
	/** Thailand only. */
	readonly subdistrict: string;
	/** Myanmar: township; Thailand: district. */
	readonly township: string;
	/** Myanmar: region or state; Thailand: province. */
	readonly region: string;
	readonly postcode: string;
}

/** What stands before sub-district, district and province on Thai letters; Bangkok has terms of its own. */
const THAI_TERMS = {
	bangkok: { subdistrict: 'แขวง', township: 'เขต', region: '' },
	provinces: { subdistrict: 'ตำบล', township: 'อำเภอ', region: 'จังหวัด' },
} as const;

/** Key of Bangkok in the location tables. */
const BANGKOK = 'th-bangkok';

/**
 * Writes the places of an address as letters have them, the smallest first.
 * @param names of its places
 * @param regionKey key of its region in the location tables
 */
export function placesText(names: PlaceNames, regionKey: string, language: Language): string {
	const { subdistrict, township, region, postcode } = names;
	if (language === 'thai' && subdistrict !== '') {
		const terms = THAI_TERMS[regionKey === BANGKOK ? 'bangkok' : 'provinces'];
		const places = (['subdistrict', 'township', 'region'] as const).map((place) => terms[place] + names[place]);
		return [...places, postcode].join(' ').trim();
	}
	return (
		[subdistrict, township, region, postcode]
			// A sub-district often has the name of its township.
			.filter((text, index, texts) => text !== '' && text !== texts[index + 1])
			.join(language === 'china' ? '，' : ', ')
	);
}
