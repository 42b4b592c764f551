import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { deliveryCost } from '@zaylat/domain/delivery';
import { EDITIONS } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { DeliveryOption } from '../delivery-quotes/contract.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { localize, type Texts } from '../mocks/localized.ts';
import { findPlace } from '../mocks/places.ts';

/** Base price in whole units of the currency, days, and the heaviest parcel, by how far it goes. */
const SERVICES: readonly {
	readonly id: string;
	readonly name: Texts;
	readonly takesCash: boolean;
	readonly base: Readonly<Record<'near' | 'far' | 'abroad', number | null>>;
	readonly days: readonly [min: number, max: number];
	readonly mostGrams: number;
}[] = [
	{
		id: 'standard',
		name: ['Standard Delivery', 'သာမန်ပို့ဆောင်ရေး', 'จัดส่งธรรมดา', '标准配送'],
		takesCash: true,
		base: { near: 1, far: 2, abroad: null },
		days: [3, 7],
		mostGrams: 30_000,
	},
	{
		id: 'express',
		name: ['Express Delivery', 'အမြန်ပို့ဆောင်ရေး', 'จัดส่งด่วน', '快速配送'],
		takesCash: true,
		base: { near: 2, far: 4, abroad: null },
		days: [1, 3],
		mostGrams: 15_000,
	},
	{
		id: 'ems',
		name: ['EMS', 'EMS', 'EMS', '特快专递'],
		takesCash: false,
		base: { near: null, far: null, abroad: 18 },
		days: [4, 9],
		mostGrams: 20_000,
	},
];

/** What one unit of `base` stands for, minor units. */
const UNIT = { mm: 250_000, th: 3500 } as const;

/** Mock answers of the delivery cost calculator. */
export const deliveryCalculatorHandlers = {
	estimateDeliveryCost: ({ catalogue: { config }, query: { from, to, country, grams } }) => {
		if ((to === undefined) === (country === undefined)) refuse('bad_request');
		const start = regionOf(config.language, from);
		const goal = to === undefined ? undefined : regionOf(config.language, to);
		const goalCountry = goal?.country ?? LOCAL_COUNTRIES.find(({ value }) => value === country)?.value;
		if (!start || goalCountry === undefined) refuse('place_not_found');
		if (!goal && goalCountry === start.country) refuse('bad_request');
		const services = servicesOf(config.language, start, { country: goalCountry, region: goal?.id }, grams);
		return {
			from: start,
			to: goal ?? null,
			country: goalCountry,
			grams,
			services,
		};
	},
	estimateProductDelivery: ({ catalogue: { config, products }, params, query: { country, region, quantity } }) => {
		const product = products.find(({ id }) => id === params.id) ?? refuse('product_not_found');
		if (!LOCAL_COUNTRIES.some(({ value }) => value === country)) refuse('place_not_found');
		const start = regionOf(config.language, HOME[config.edition]) ?? refuse('no_delivery_service');
		const goal = country === config.edition ? regionOf(config.language, region ?? start.id) : null;
		if (goal === undefined || (goal && goal.country !== country)) refuse('place_not_found');
		const grams = product.weightGrams * quantity;
		const services = servicesOf(config.language, start, { country, region: goal?.id }, grams);
		return { to: goal, services };
	},
} satisfies Partial<MockHandlers>;

/** Where the shops of the mock world send from. */
const HOME = { mm: 'mm-yangon', th: 'th-bangkok' } as const;

/** Country that no service of the mock world goes to. */
const UNREACHED = 'sk';

/** A region of the mock world with its country. */
function regionOf(language: Language, id: string) {
	const place = findPlace(language, 'region', id);
	return place && { ...place.region, country: place.country };
}

type MockRegion = NonNullable<ReturnType<typeof regionOf>>;

function servicesOf(
	language: Language,
	start: MockRegion,
	goal: { readonly country: string; readonly region: string | undefined },
	grams: number,
): DeliveryOption[] {
	const distance = goal.country !== start.country ? 'abroad' : goal.region === start.id ? 'near' : 'far';
	const { currency } = EDITIONS[start.country];
	const money = (units: number) => ({ amount: units * UNIT[start.country], currency });
	const services = SERVICES.flatMap(({ id, name, takesCash, base, days: [minDays, maxDays], mostGrams }) => {
		const units = base[distance];
		if (units === null || goal.country === UNREACHED) return [];
		const tariff = { base: money(units), baseGrams: 1000, perKilogram: money(units), mostGrams, freeFrom: null };
		const cost = deliveryCost(tariff, { grams, goods: money(0) });
		return cost ? [{ id, name: localize(name)[language], cost, minDays, maxDays, isTracked: true, takesCash }] : [];
	});
	if (services.length === 0) refuse('no_delivery_service');
	return services;
}
