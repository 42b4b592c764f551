import { placesOfPostcode, regions, subdistricts } from '@zaylat/api-client';
import type { Place, Region, Subdistrict, Township } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { cleanSigns } from '@zaylat/domain/typed-text';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAppContext } from '../../../core/context/app-context.ts';
import { townshipsOf } from '../queries.ts';
import type { AddressValues } from './address-values.ts';

/** The places to choose from, and what a choice brings with it. */
export interface PlaceFields {
	readonly regions: readonly Region[];
	readonly townships: readonly Township[];
	readonly subdistricts: readonly Subdistrict[];
	/** The township is known to keep no list of sub-districts, so one is typed; a list on its way is waited for. */
	readonly isSubdistrictTyped: boolean;
	/** The lists could not be loaded. */
	readonly isFailed: boolean;
	/** Asks for them again. */
	retry(): void;
	chooseCountry(): void;
	chooseRegion(): void;
	chooseTownship(id: string): void;
	chooseSubdistrict(id: string): void;
	/** Fills in the places of a whole Thai postcode. */
	typePostcode(typed: string): void;
}

const THAI_POSTCODE = /^\d{5}$/;

/** Region, township, sub-district and postcode of an address, each of which narrows or fills in the others. */
export function usePlaceFields(): PlaceFields {
	const form = useFormContext<AddressValues>();
	const app = useAppContext();
	const [country, region, township] = useWatch({ control: form.control, name: ['country', 'region', 'township'] });
	const allRegions = useQuery(regions(country));
	const allTownships = useQuery(region === '' ? null : townshipsOf(region));
	const known = allTownships.data?.data.items ?? [];
	const hasSubdistricts = known.find(({ id }) => id === township)?.hasSubdistricts;
	const allSubdistricts = useQuery(country === 'th' && hasSubdistricts ? subdistricts(township) : null);
	const queries = [allRegions, allTownships, allSubdistricts];

	function set(values: Partial<Pick<AddressValues, 'region' | 'township' | 'subdistrict' | 'postcode'>>) {
		const { region: newRegion, township: newTownship, subdistrict, postcode } = values;
		const options = { shouldValidate: form.formState.isSubmitted, shouldDirty: true };
		if (newRegion !== undefined) form.setValue('region', newRegion, options);
		if (newTownship !== undefined) form.setValue('township', newTownship, options);
		if (subdistrict !== undefined) form.setValue('subdistrict', subdistrict, options);
		if (postcode !== undefined) form.setValue('postcode', postcode, options);
	}

	async function fillFrom(postcode: string) {
		const found = await app.client().attempt(placesOfPostcode(postcode, 'th'));
		// Who has typed on in the meantime wants another place.
		if (!found.ok || cleanSigns(form.getValues('postcode')) !== postcode) return;
		const { items } = found.value.data;
		const only = (key: 'region' | 'township' | 'subdistrict') => onlyOne(items, key);
		const places = { region: only('region'), township: only('township'), subdistrict: only('subdistrict') };
		if (places.region === undefined) return;
		const chosen = form.getValues();
		const fits = items.some((place) => place.township?.id === chosen.township);
		set({
			region: places.region,
			...(places.township !== undefined ? { township: places.township } : !fits && { township: '' }),
			...(places.subdistrict !== undefined ? { subdistrict: places.subdistrict } : !fits && { subdistrict: '' }),
		});
	}

	return {
		regions: allRegions.data?.data.items ?? [],
		townships: known,
		subdistricts: hasSubdistricts ? (allSubdistricts.data?.data.items ?? []) : [],
		isSubdistrictTyped: hasSubdistricts === false,
		isFailed: queries.some(({ error }) => error !== undefined),
		retry: () => {
			for (const { error, mutate } of queries) if (error !== undefined) void mutate();
		},
		chooseCountry: () => set({ region: '', township: '', subdistrict: '', postcode: '' }),
		chooseRegion: () => set({ township: '', subdistrict: '', postcode: '' }),
		chooseTownship: (id) =>
			set({ subdistrict: '', postcode: known.find((each) => each.id === id)?.postcode ?? form.getValues('postcode') }),
		chooseSubdistrict: (id) => {
			const postcode = allSubdistricts.data?.data.items.find((each) => each.id === id)?.postcode;
			if (postcode !== undefined) set({ postcode });
		},
		typePostcode: (typed) => {
			const postcode = cleanSigns(typed);
			if (form.getValues('country') === 'th' && THAI_POSTCODE.test(postcode)) void fillFrom(postcode);
		},
	};
}

/** The id that all places share, if they do. */
function onlyOne(places: readonly Place[], key: 'region' | 'township' | 'subdistrict'): string | undefined {
	const ids = new Set(places.map((place) => place[key]?.id));
	const [id] = ids;
	return ids.size === 1 ? id : undefined;
}
