import { EDITIONS } from '@zaylat/domain/editions';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { Texts } from '../mocks/localized.ts';
import type { DeliveryOption } from './contract.ts';

/** Carriers of the mock world: cost in major units by edition. */
const CARRIERS: readonly {
	readonly id: string;
	readonly name: Texts;
	readonly cost: Readonly<Record<'mm' | 'th', number>>;
	readonly days: readonly [number, number];
	readonly takesCash: boolean;
}[] = [
	{
		id: 'standard',
		name: ['Standard Delivery', 'သာမန်ပို့ဆောင်ရေး', 'จัดส่งธรรมดา', '标准配送'],
		cost: { mm: 2500, th: 40 },
		days: [3, 7],
		takesCash: true,
	},
	{
		id: 'express',
		name: ['Express Delivery', 'အမြန်ပို့ဆောင်ရေး', 'จัดส่งด่วน', '快速配送'],
		cost: { mm: 4500, th: 75 },
		days: [1, 3],
		takesCash: false,
	},
];

/** Carriers as the contract gives them, cheapest first. */
export function mockCarriers(catalogue: Catalogue): DeliveryOption[] {
	const { edition } = catalogue.config;
	return CARRIERS.map(({ id, name, cost, days: [minDays, maxDays], takesCash }) => ({
		id,
		name: catalogue.text(name),
		cost: { amount: cost[edition] * 100, currency: EDITIONS[edition].currency },
		minDays,
		maxDays,
		isTracked: true,
		takesCash,
	}));
}
