import { type DigitalPlan, entitlementAt } from '@zaylat/domain/digital';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue/catalogue.ts';
import { pageOf } from '../mocks/paging.ts';
import type { World } from '../mocks/world.ts';
import type { HeldEntitlement } from './contract.ts';

type Answered = 'listEntitlements' | 'getEntitlement' | 'changeEntitlement' | 'createDownload';

const DAY = 86_400_000;

/** What the shopper of every world holds: plan, days since it began, and its code. */
const HELD: readonly { readonly plan: DigitalPlan; readonly age: number; readonly code: string | null }[] = [
	{ plan: { kind: 'one_time' }, age: 2, code: 'ZLYT-7K2M-QX94-0DIA' },
	{ plan: { kind: 'days', days: 30 }, age: 26, code: 'ZLYT-3P8C-NN51-DATA' },
	{ plan: { kind: 'days', days: 90 }, age: 100, code: 'ZLYT-9W4R-AB77-SONG' },
	{ plan: { kind: 'life_time' }, age: 200, code: null },
];

/** Ids of the plans that are renewed, by world. */
const renewed = new WeakMap<World, Set<string>>();

/** Mock answers of the calls about digital goods that were bought. */
export const entitlementAnswers: Pick<Answerers, Answered> = {
	listEntitlements: ({ world, catalogue, query }) => ({ data: pageOf(heldIn(world, catalogue), query) }),
	getEntitlement: ({ world, catalogue, params }) => ({ data: heldOne(world, catalogue, params.entitlementId) }),
	changeEntitlement: ({ world, catalogue, params, body }) => {
		const { id, plan } = heldOne(world, catalogue, params.entitlementId);
		if (plan.kind !== 'days') throw new MockRefusal('bad_request');
		const ids = renewed.get(world) ?? new Set<string>();
		renewed.set(world, ids);
		if (body.renewsAutomatically) ids.add(id);
		else ids.delete(id);
		return { data: heldOne(world, catalogue, id) };
	},
	createDownload: ({ world, catalogue, params }) => {
		const { id, delivery, endsAt, status } = heldOne(world, catalogue, params.entitlementId);
		if (delivery !== 'download') throw new MockRefusal('bad_request');
		if (status === 'ended') throw new MockRefusal('entitlement_ended', { endedAt: endsAt ?? '' });
		const expiresAt = new Date(world.now() + 10 * 60_000).toISOString();
		return { data: { url: `/api/downloads/${id}`, fileName: `${id}.pdf`, expiresAt } };
	},
};

function heldOne(world: World, catalogue: Catalogue, id: string): HeldEntitlement {
	const found = heldIn(world, catalogue).find((each) => each.id === id);
	if (!found) throw new MockRefusal('entitlement_not_found');
	return found;
}

function heldIn(world: World, catalogue: Catalogue): HeldEntitlement[] {
	return HELD.flatMap(({ plan, age, code }, index) => {
		const product = catalogue.digital[index];
		if (!product) return [];
		const startsAt = world.now() - age * DAY;
		const left = entitlementAt(plan, startsAt, world.now());
		const id = `entitlement-${index + 1}`;
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
				renewsAutomatically: renewed.get(world)?.has(id) ?? false,
			},
		];
	});
}
