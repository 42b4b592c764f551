import { type DigitalPlan, entitlementAt } from '@zaylat/domain/digital';
import { DAY_MS, MINUTE_MS } from '@zaylat/domain/time';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { pageOf } from '../mocks/paging.ts';
import type { World } from '../mocks/world.ts';
import { MOCK_ORDER_TO_PAY } from '../orders/mock-state.ts';
import type { HeldEntitlement } from './contract.ts';

/** Something digital that the shopper of every world holds. */
interface MockHeld {
	readonly plan: DigitalPlan;
	/** Days since it began. */
	readonly age: number;
	readonly code: string | null;
	/** The order that renews it; it renews by itself then. */
	readonly renewalOrder?: string;
}

const HELD: readonly MockHeld[] = [
	{ plan: { kind: 'one_time' }, age: 2, code: 'ZLYT-7K2M-QX94-0DIA' },
	{ plan: { kind: 'days', days: 30 }, age: 26, code: 'ZLYT-3P8C-NN51-DATA' },
	{ plan: { kind: 'days', days: 90 }, age: 100, code: 'ZLYT-9W4R-AB77-SONG' },
	{ plan: { kind: 'life_time' }, age: 200, code: null },
	{ plan: { kind: 'days', days: 30 }, age: 28, code: 'ZLYT-5T2M-RR18-CLUB', renewalOrder: MOCK_ORDER_TO_PAY },
];

/** Which plans renew by themselves, as far as that was chosen in a world. */
const chosen = new WeakMap<World, Map<string, boolean>>();

/** Mock answers of the calls about digital goods that were bought. */
export const entitlementHandlers = {
	listEntitlements: ({ world, catalogue, query }) => pageOf(heldIn(world, catalogue), query),
	getEntitlement: ({ world, catalogue, params }) => heldOne(world, catalogue, params.entitlementId),
	changeEntitlement: ({ world, catalogue, params, body }) => {
		const { id, plan, status } = heldOne(world, catalogue, params.entitlementId);
		if (plan.kind !== 'days' || (body.renewsAutomatically && status === 'ended')) refuse('bad_request');
		chosen.set(world, new Map(chosen.get(world)).set(id, body.renewsAutomatically));
		return heldOne(world, catalogue, id);
	},
	createDownload: ({ world, catalogue, params }) => {
		const { id, delivery, endsAt, status } = heldOne(world, catalogue, params.entitlementId);
		if (delivery !== 'download') refuse('bad_request');
		if (status === 'ended') refuse('entitlement_ended', { endedAt: endsAt ?? '' });
		const expiresAt = new Date(world.now() + 10 * MINUTE_MS).toISOString();
		return { url: `/api/downloads/${id}`, fileName: `${id}.pdf`, expiresAt };
	},
} satisfies Partial<MockHandlers>;

function heldOne(world: World, catalogue: Catalogue, id: string): HeldEntitlement {
	return heldIn(world, catalogue).find((each) => each.id === id) ?? refuse('entitlement_not_found');
}

function heldIn(world: World, catalogue: Catalogue): HeldEntitlement[] {
	return HELD.flatMap(({ plan, age, code, renewalOrder }, index) => {
		const product = catalogue.digital[index];
		if (!product) return [];
		const startsAt = world.now() - age * DAY_MS;
		const left = entitlementAt(plan, startsAt, world.now());
		const id = `entitlement-${index + 1}`;
		const renewsAutomatically = chosen.get(world)?.get(id) ?? renewalOrder !== undefined;
		return [
			{
				id,
				productId: product.id,
				variantId: `${product.id}-1`,
				name: product.name,
				variantName: '',
				picture: product.picture,
				orderCode: 'ZL12345678',
				plan: { kind: plan.kind, days: plan.kind === 'days' ? plan.days : null },
				delivery: code === null ? 'download' : 'code',
				code,
				startsAt: new Date(startsAt).toISOString(),
				endsAt: left.kind === 'unlimited' ? null : new Date(left.endsAt).toISOString(),
				status: left.kind,
				daysLeft: left.kind === 'running' ? left.daysLeft : null,
				isEndingSoon: left.kind === 'running' && left.isEndingSoon,
				renewsAutomatically,
				renewalOrder: (renewsAutomatically && renewalOrder) || null,
			},
		];
	});
}
