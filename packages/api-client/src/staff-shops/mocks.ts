import type { AuditAction } from '@zaylat/domain/audit';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockContext, type MockHandlers, pageOf, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import { noteMockChange } from '../mocks/staff.ts';
import type { StaffShop } from './contract.ts';

type Pause = Pick<StaffShop, 'pausedAt' | 'pauseReason'>;

/** The pauses of shops in a world that staff have changed, by slug. */
const pausesOf = perWorld(() => new Map<string, Pause>());

/** Mock answers of what staff do with shops. */
export const staffShopHandlers = {
	listStaffShops: (call) => {
		const { search, state } = call.query;
		const wanted = search?.toLowerCase();
		const found = shopsOf(call).filter(
			({ slug, name, pausedAt }) =>
				(state === undefined || (state === 'paused') === (pausedAt !== null)) &&
				(wanted === undefined || [slug, name].some((text) => text.toLowerCase().includes(wanted))),
		);
		return pageOf(found, call.query);
	},
	pauseShop: (call) => {
		const { reason } = call.body;
		return act(call, 'shop_paused', reason, { pausedAt: timeOf(call.world), pauseReason: reason });
	},
	reopenShop: (call) => act(call, 'shop_reopened', call.body.reason, { pausedAt: null, pauseReason: null }),
} satisfies Partial<MockHandlers>;

function shopsOf({ catalogue, world }: MockContext): StaffShop[] {
	return catalogue.shops.map(({ slug, name }, at) => {
		const productCount = catalogue.products.filter(({ shop }) => shop.slug === slug).length;
		const isPaused = at === 2;
		const start: Pause = {
			pausedAt: isPaused ? timeOf(world, -3 * DAY_MS) : null,
			pauseReason: isPaused ? 'Orders were not sent for two weeks' : null,
		};
		const pause = pausesOf(world).get(slug) ?? start;
		return {
			...{ slug, name, edition: catalogue.config.edition, owner: at === 1 ? null : 'M•••', ...pause },
			joinedAt: timeOf(world, -(at + 1) * 30 * DAY_MS),
			...{ onSale: pause.pausedAt === null ? productCount : 0, products: productCount + 1 },
		};
	});
}

function act(
	call: MockContext & { readonly params: { readonly slug: string } },
	action: AuditAction,
	reason: string,
	pause: Pause,
): StaffShop {
	const slug = call.params.slug;
	const shown = () => shopsOf(call).find((each) => each.slug === slug) ?? refuse('shop_not_found');
	const before = shown();
	pausesOf(call.world).set(slug, pause);
	const after = shown();
	const factsOf = ({ pausedAt, onSale }: StaffShop) => ({ paused: pausedAt !== null, onSale });
	const subject = { kind: 'shop', id: slug, name: after.name };
	noteMockChange(call.world, { action, subject, reason, before: factsOf(before), after: factsOf(after) });
	return after;
}
