import {
	type CouponDraft,
	couponChangeProblems,
	couponProblems,
	couponState,
	isCouponCode,
	readCouponCode,
} from '@zaylat/domain/coupons';
import { DAY_MS } from '@zaylat/domain/time';
import type { Coupon } from '../coupons/contract.ts';
import { type MockContext, type MockHandlers, pageOf, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import { LANGUAGE_PLACES, recordedInAll } from '../mocks/recorded/recording.ts';
import { noteMockChange } from '../mocks/staff.ts';
import type { World } from '../mocks/world.ts';
import { mockCategories } from '../staff-categories/mocks.ts';
import type { CouponInput, OperatedCoupon } from './contract.ts';

type Stored = Omit<OperatedCoupon, 'state' | 'categoryNames'>;

/** The coupons of a world: those of the recording, one of which somebody has used, one that is planned, and one that has ended. */
const couponsIn = perWorld((world: World, { config, categories }: MockContext['catalogue']): { list: Stored[] } => {
	const inAll = config.size === 'empty' ? [] : recordedInAll<Coupon>('coupons', config.edition);
	const list = (inAll[0] ?? []).map((coupon, at): Stored => {
		const titles = LANGUAGE_PLACES.map((language, place) => [language, inAll[place]?.[at]?.title ?? '']);
		return {
			...{ code: coupon.code, title: Object.fromEntries(titles), shop: coupon.shop?.slug ?? null, categories: [] },
			...{ benefit: coupon.benefit, percent: coupon.percent, off: coupon.off?.amount ?? null },
			...{ minSpend: coupon.minSpend.amount, startsAt: timeOf(world, -30 * DAY_MS) },
			endsAt: timeOf(world, (30 + at) * DAY_MS),
			...{ uses: at === 1 ? 500 : null, usesPerShopper: 1, isListed: true },
			...{ collected: at === 0 ? 128 : 0, used: at === 0 ? 41 : 0 },
		};
	});
	const [first] = list;
	if (first === undefined) return { list };
	const unused = { ...first, collected: 0, used: 0 };
	const limits = categories.slice(0, 2).map(({ id }) => id);
	const planned = {
		categories: limits,
		startsAt: timeOf(world, 7 * DAY_MS),
		endsAt: timeOf(world, 14 * DAY_MS),
		isListed: false,
	};
	const ended = {
		title: { en: 'Last year' },
		startsAt: timeOf(world, -400 * DAY_MS),
		endsAt: timeOf(world, -300 * DAY_MS),
	};
	return { list: [{ ...unused, code: 'NEXTWEEK', ...planned }, ...list, { ...unused, code: 'LASTYEAR', ...ended }] };
});

const stateIn = ({ world, catalogue }: MockContext) => couponsIn(world, catalogue);

const viewOf = (coupon: Stored, call: MockContext): OperatedCoupon => ({
	...coupon,
	categoryNames: mockCategories(call).flatMap(({ id, name }) => (coupon.categories.includes(id) ? [name] : [])),
	state: couponState(draftOf(coupon), coupon.used, call.world.now()),
});

const draftOf = ({ startsAt, endsAt, ...coupon }: CouponInput): CouponDraft => ({
	...coupon,
	...{ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) },
});

const find = (call: MockContext, code: string) =>
	stateIn(call).list.find((each) => each.code === readCouponCode(code)) ?? refuse('path_not_found');

function note({ world }: MockContext, action: 'coupon_saved' | 'coupon_ended', code: string): void {
	noteMockChange(world, { action, subject: { id: code, name: code }, reason: null, before: {}, after: {} });
}

/** Mock answers of the coupons that staff write. */
export const operatedCouponHandlers = {
	listOperatedCoupons: (call) => {
		const { state, search = '' } = call.query;
		const found = stateIn(call)
			.list.map((coupon) => viewOf(coupon, call))
			.filter((coupon) => state === undefined || coupon.state === state)
			.filter(({ code, title }) =>
				[code, ...Object.values(title)].some((text) => text?.toLowerCase().includes(search.toLowerCase())),
			);
		return pageOf(found, call.query);
	},
	getOperatedCoupon: (call) => viewOf(find(call, call.params.code), call),
	saveCoupon: (call) => {
		const { params, body } = call;
		const code = readCouponCode(params.code) ?? '';
		if (!isCouponCode(code)) refuse('bad_request');
		const state = stateIn(call);
		const known = state.list.find((each) => each.code === code);
		if (known && body.isNew) refuse('bad_request');
		if (!known && !body.isNew) refuse('path_not_found');
		const draft = draftOf(body.coupon);
		const problems = known ? couponChangeProblems(draftOf(pastless(known)), draft, known) : couponProblems(draft);
		const ids = mockCategories(call).map(({ id }) => id);
		if (problems.length > 0 || !draft.categories.every((id) => ids.includes(id))) refuse('bad_request');
		const next: Stored = { collected: 0, used: 0, ...known, ...body.coupon, code };
		state.list = known ? state.list.map((each) => (each === known ? next : each)) : [next, ...state.list];
		note(call, 'coupon_saved', code);
		return viewOf(next, call);
	},
	endCoupon: (call) => {
		const found = find(call, call.params.code);
		const endsAt = Math.min(Date.parse(found.endsAt), call.world.now());
		const startsAt = Math.min(Date.parse(found.startsAt), endsAt - 1);
		const times = { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
		const next = { ...found, ...times };
		const state = stateIn(call);
		state.list = state.list.map((each) => (each === found ? next : each));
		note(call, 'coupon_ended', found.code);
		return viewOf(next, call);
	},
} satisfies Partial<MockHandlers>;

/** A coupon without what has become of it. */
const pastless = ({ code: _, collected: __, used: ___, ...coupon }: Stored): CouponInput => coupon;
