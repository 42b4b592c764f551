import type { DeliveryOption } from '@zaylat/api-client/contract';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { carryingCharge, carryingOf, compareServices, countedGrams, deliveryCost } from '@zaylat/domain/delivery';
import { EDITIONS, type Edition, isEdition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { linePrice } from '@zaylat/domain/wholesale';
import { carriersFor, zoneOf } from '../checkout/delivery.ts';
import type { Db } from '../db/connect.ts';
import { Failure } from '../http/failure.ts';
import { namedIn, requireRegion } from '../locations/service.ts';
import { readId } from '../products/summary.ts';
import { findShipment, readPriceTiers, tariffsTo } from './queries.ts';

/** A parcel to calculate the cost of. */
export interface Parcel {
	/** Id of the region that it leaves from. */
	readonly from: string;
	/** Id of the region that it goes to. */
	readonly to?: string | undefined;
	/** Country code of the destination, where its regions are not stored. */
	readonly country?: string | undefined;
	readonly grams: number;
}

/**
 * Calculates the rate of each service for a parcel.
 * @throws Failure `bad_request` unless exactly one goal is given, and for a country of which only regions are goals;
 * `place_not_found`, `no_delivery_service` when no service delivers there or it is too heavy
 */
export async function estimateParcel(db: Db, language: Language, { from, to, country, grams }: Parcel) {
	if ((to === undefined) === (country === undefined)) {
		throw new Failure('bad_request', { fields: { to: 'one_goal_expected' } });
	}
	const start = await requireRegion(db, from);
	const goal = to === undefined ? null : await requireRegion(db, to);
	const edition = countryOf(start.country);
	const goalCountry = goal ? goal.country : knownCountry(country);
	if (!goal && goalCountry === edition) throw new Failure('bad_request', { fields: { to: 'region_expected' } });
	const zone = zoneOf(edition, start.id, { country: goalCountry, region: goal?.id ?? '' });
	const currency = EDITIONS[edition].currency;
	const money = (amount: number) => ({ amount, currency });
	const services = (await tariffsTo(db, edition, zone))
		.flatMap(({ service, tariff }) => {
			const { baseGrams, mostGrams, minDays, maxDays } = tariff;
			const rule = { base: money(tariff.base), baseGrams, perKilogram: money(tariff.perKilogram), mostGrams };
			// The calculator has no shop, so no free delivery applies.
			const cost = deliveryCost({ ...rule, freeFrom: null }, { grams, goods: money(0) });
			const { id, name, isTracked, takesCash } = service;
			return cost ? [{ id, name: name[language], cost: cost.amount, minDays, maxDays, isTracked, takesCash }] : [];
		})
		.toSorted(compareServices)
		.map((service): DeliveryOption => ({ ...service, cost: money(service.cost) }));
	if (services.length === 0) throw new Failure('no_delivery_service');
	return { from: namedIn(language, start), to: goal && namedIn(language, goal), country: goalCountry, grams, services };
}

function countryOf(value: string): Edition {
	// The table takes no other country.
	if (!isEdition(value)) throw new Error(`a region of ${value}`);
	return value;
}

function knownCountry(value: string | undefined): string {
	if (!LOCAL_COUNTRIES.some((entry) => entry.value === value) || value === undefined) {
		throw new Failure('place_not_found');
	}
	return value;
}

/** Where pieces of a product would go. */
export interface ProductGoal {
	/** Value of the delivery country. */
	readonly country: string;
	/** Id of a region of the shop's country; the shop's own when left out. */
	readonly region?: string | undefined;
	readonly quantity: number;
}

/**
 * Calculates a shop's delivery cost for some pieces of a product, as the checkout would for a cart of them alone.
 * @throws Failure `product_not_found`, `place_not_found`, `no_delivery_service` when the shop sends nothing there
 */
export async function estimateForProduct(
	db: Db,
	edition: Edition,
	language: Language,
	idText: string,
	{ country, region, quantity }: ProductGoal,
) {
	const id = readId(idText);
	const found = id === undefined ? undefined : await findShipment(db, edition, id);
	if (!found) throw new Failure('product_not_found');
	knownCountry(country);
	const { shop, price, weightGrams, kind, facts } = found;
	const goalId = country === edition ? (region ?? shop.regionId) : null;
	const goal = goalId === null ? null : await requireRegion(db, goalId);
	if (goal && goal.country !== country) throw new Failure('place_not_found');
	if (kind === 'digital' || shop.regionId === null) throw new Failure('no_delivery_service');
	const { currency } = EDITIONS[edition];
	const goods = linePrice({ amount: price, currency }, quantity, await readPriceTiers(db, found.id)).amount;
	const pieces = [{ carrying: carryingOf(facts), weightGrams, quantity }];
	const carrying = carryingCharge(pieces, edition);
	const sending = { shop, grams: countedGrams(pieces), goods, carrying };
	const [carriers = []] = await carriersFor(db, edition, [sending], { country, region: goal?.id ?? '' });
	if (carriers.length === 0) throw new Failure('no_delivery_service');
	const services = carriers.map(
		({ name, cost, ...carrier }): DeliveryOption => ({
			...carrier,
			name: name[language],
			cost: { amount: cost, currency },
		}),
	);
	return { to: goal && namedIn(language, goal), carrying: carrying ?? null, services };
}
