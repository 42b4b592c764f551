import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { type CarryingCharge, carryingCharge, deliveryCost } from '@zaylat/domain/delivery';
import type { Money } from '@zaylat/domain/money';
import type { DeliveryOption } from '../delivery-quotes/contract.ts';
import { withCarrying } from '../delivery-quotes/mock-carriers.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { findPlace } from '../mocks/places.ts';
import { type Reader, recorded } from '../mocks/recorded/recording.ts';

/** A recorded service: its price of the first and of each further kilogram, by how far a parcel goes. */
interface Tariff extends Omit<DeliveryOption, 'cost' | 'isTracked'> {
	readonly mostGrams: number;
	readonly prices: Readonly<Record<'near' | 'far' | 'abroad', Money | null>>;
}

/** Mock answers of the delivery cost calculator. */
export const deliveryCalculatorHandlers = {
	estimateDeliveryCost: ({ catalogue: { config }, query: { from, to, country, grams } }) => {
		if ((to === undefined) === (country === undefined)) refuse('bad_request');
		const start = regionOf(config, from);
		const goal = to === undefined ? undefined : regionOf(config, to);
		const goalCountry = goal?.country ?? LOCAL_COUNTRIES.find(({ value }) => value === country)?.value;
		if (!start || goalCountry === undefined) refuse('place_not_found');
		if (!goal && goalCountry === start.country) refuse('bad_request');
		const services = servicesOf(config, start, { country: goalCountry, region: goal?.id }, grams);
		return { from: start, to: goal ?? null, country: goalCountry, grams, services };
	},
	estimateProductDelivery: ({ world, catalogue, params, query: { country, region, quantity } }) => {
		const { config, products } = catalogue;
		const product = products.find(({ id }) => id === params.id) ?? refuse('product_not_found');
		if (!LOCAL_COUNTRIES.some(({ value }) => value === country)) refuse('place_not_found');
		const start = regionOf(config, HOME[config.edition]) ?? refuse('no_delivery_service');
		const goal = country === config.edition ? regionOf(config, region ?? start.id) : null;
		if (goal === undefined || (goal && goal.country !== country)) refuse('place_not_found');
		const carrying = carryingCharge([{ carrying: world.options.carrying, quantity }], config.edition);
		if (carrying && goal === null) refuse('no_delivery_service');
		const grams = carrying ? 0 : product.weightGrams * quantity;
		const services = servicesOf(config, start, { country, region: goal?.id }, grams, carrying);
		return { to: goal, carrying: carrying ?? null, services };
	},
} satisfies Partial<MockHandlers>;

/** Where the shops of the mock world send from. */
const HOME = { mm: 'mm-yangon', th: 'th-bangkok' } as const;

/** Country that no service of the mock world goes to. */
const UNREACHED = 'sk';

/** A region of the mock world with its country. */
function regionOf(reader: Reader, id: string) {
	const place = findPlace(reader, 'region', id);
	return place && { ...place.region, country: place.country };
}

function servicesOf(
	{ language }: Reader,
	start: NonNullable<ReturnType<typeof regionOf>>,
	goal: { readonly country: string; readonly region: string | undefined },
	grams: number,
	carrying?: CarryingCharge,
): DeliveryOption[] {
	const distance = goal.country !== start.country ? 'abroad' : goal.region === start.id ? 'near' : 'far';
	const tariffs = recorded<Tariff>('tariffs', { edition: start.country, language });
	const services = tariffs.flatMap(({ prices, mostGrams, ...service }) => {
		const base = prices[distance];
		if (base === null || goal.country === UNREACHED) return [];
		const tariff = { base, baseGrams: 1000, perKilogram: base, mostGrams, freeFrom: null };
		const cost = deliveryCost(tariff, { grams, goods: { ...base, amount: 0 } });
		return cost ? [withCarrying({ ...service, cost, isTracked: true }, carrying)] : [];
	});
	return services.length === 0 ? refuse('no_delivery_service') : services;
}
