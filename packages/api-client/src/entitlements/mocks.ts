import { type DigitalPlan, entitlementAt } from '@zaylat/domain/digital';
import { MINUTE_MS } from '@zaylat/domain/time';
import { type MockContext, type MockHandlers, pageOf, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { HeldEntitlement } from './contract.ts';

/** Something digital that the shopper of every world holds; the order that renews it, if it renews by itself. */
interface RecordedEntitlement extends Pick<HeldEntitlement, 'code' | 'startsAt' | 'renewalOrder'> {
	readonly plan: DigitalPlan;
}

/** Which plans renew by themselves, as far as that was chosen in a world. */
const chosenIn = perWorld(() => new Map<string, boolean>());

/** Mock answers of the calls about digital goods that were bought. */
export const entitlementHandlers = {
	listEntitlements: (call) => pageOf(heldIn(call), call.query),
	getEntitlement: (call) => heldOne(call, call.params.entitlementId),
	changeEntitlement: (call) => {
		const { renewsAutomatically } = call.body;
		const { id, plan, status } = heldOne(call, call.params.entitlementId);
		if (plan.kind !== 'days' || (renewsAutomatically && status === 'ended')) refuse('bad_request');
		chosenIn(call.world).set(id, renewsAutomatically);
		return heldOne(call, id);
	},
	createDownload: (call) => {
		const { id, delivery, endsAt, status } = heldOne(call, call.params.entitlementId);
		if (delivery !== 'download') refuse('bad_request');
		if (status === 'ended') refuse('entitlement_ended', { endedAt: endsAt ?? '' });
		return { url: `/api/downloads/${id}`, fileName: `${id}.pdf`, expiresAt: timeOf(call.world, 10 * MINUTE_MS) };
	},
} satisfies Partial<MockHandlers>;

const heldOne = (context: MockContext, id: string) =>
	heldIn(context).find((each) => each.id === id) ?? refuse('entitlement_not_found');

function heldIn({ world, catalogue: { config, digital } }: MockContext): HeldEntitlement[] {
	const held = recorded<RecordedEntitlement>('entitlements', config, world.now());
	return held.flatMap(({ plan, startsAt, code, renewalOrder }, index) => {
		const product = digital[index];
		if (!product) return [];
		const left = entitlementAt(plan, Date.parse(startsAt), world.now());
		const id = `entitlement-${index + 1}`;
		const renewsAutomatically = chosenIn(world).get(id) ?? renewalOrder !== null;
		return [
			{
				...{ id, productId: product.id, variantId: `${product.id}-1`, name: product.name, variantName: '' },
				...{ picture: product.picture, orderCode: 'ZL12345678', code, startsAt, renewsAutomatically },
				plan: { kind: plan.kind, days: plan.kind === 'days' ? plan.days : null },
				delivery: code === null ? 'download' : 'code',
				endsAt: left.kind === 'unlimited' ? null : new Date(left.endsAt).toISOString(),
				status: left.kind,
				daysLeft: left.kind === 'running' ? left.daysLeft : null,
				isEndingSoon: left.kind === 'running' && left.isEndingSoon,
				renewalOrder: renewsAutomatically ? renewalOrder : null,
			},
		];
	});
}
