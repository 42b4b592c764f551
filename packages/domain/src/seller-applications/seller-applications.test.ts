import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
	APPLICATION_DECISIONS,
	APPLICATION_LIMITS,
	APPLICATION_STATES,
	type ApplicationDraft,
	applicationProblems,
	decideApplication,
	decisionNeedsReason,
	decisionsIn,
	firstSteps,
	maskAccountNumber,
	maySendApplication,
	newShopSlug,
} from './index.ts';

describe('an application', () => {
	test.each([
		['sent', ['accept', 'ask', 'refuse'], false],
		['more_asked', ['accept', 'refuse'], true],
		['accepted', [], false],
		['refused', [], true],
	] as const)('that is %s can be decided by %j', (state, decisions, maySend) => {
		expect(decisionsIn(state)).toEqual(decisions);
		expect(maySendApplication(state)).toBe(maySend);
		for (const decision of APPLICATION_DECISIONS) {
			const made = decideApplication(state, { decision, reason: 'Because', isOwn: false });
			expect('state' in made).toBe((decisions as readonly string[]).includes(decision));
		}
	});

	it('can be sent by an account that has none', () => {
		expect(maySendApplication(undefined)).toBe(true);
	});

	it('is decided by others, with a reason where the applicant must know it', () => {
		const act = { decision: 'refuse', reason: ' ', isOwn: false } as const;
		expect(decideApplication('sent', act)).toEqual({ refusal: 'reason_missing' });
		expect(decideApplication('sent', { ...act, reason: 'No papers' })).toEqual({ state: 'refused' });
		expect(decideApplication('sent', { ...act, decision: 'accept' })).toEqual({ state: 'accepted' });
		expect(decideApplication('sent', { ...act, reason: 'x', isOwn: true })).toEqual({ refusal: 'self' });
		expect(APPLICATION_DECISIONS.filter(decisionNeedsReason)).toEqual(['ask', 'refuse']);
	});

	it('leads to a known state by every decision', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...APPLICATION_STATES),
				fc.constantFrom(...APPLICATION_DECISIONS),
				(state, decision) => {
					const made = decideApplication(state, { decision, reason: 'x', isOwn: false });
					if ('state' in made) expect(APPLICATION_STATES).toContain(made.state);
				},
			),
		);
	});
});

const DRAFT: ApplicationDraft = {
	kind: 'company',
	legalName: 'Inle Weavers Ltd.',
	registrationNumber: '1234567',
	shopName: 'Inle Weavers',
	goods: 'Scarves and longyis of lotus silk',
	bankName: 'KBZ Bank',
	bankHolder: 'Inle Weavers Ltd.',
	bankNumber: '0123 4567 8901',
	documents: 2,
};

describe('what an application says', () => {
	it('is complete, and a person has no number of registration', () => {
		expect(applicationProblems(DRAFT)).toEqual([]);
		expect(applicationProblems({ ...DRAFT, kind: 'person', registrationNumber: '' })).toEqual([]);
	});

	test.each(Object.keys(APPLICATION_LIMITS) as (keyof typeof APPLICATION_LIMITS)[])(
		'needs %s, within its limits',
		(field) => {
			const { min, max } = APPLICATION_LIMITS[field];
			const sized = (size: number) => ({ ...DRAFT, [field]: field === 'documents' ? size : '1'.repeat(size) });
			expect(applicationProblems(sized(0))).toEqual([{ field, problem: 'missing' }]);
			expect(applicationProblems(sized(max + 1))).toEqual([{ field, problem: 'out_of_range' }]);
			for (const size of [min, max]) expect(applicationProblems(sized(size))).toEqual([]);
			if (min > 1) expect(applicationProblems(sized(min - 1))).toEqual([{ field, problem: 'out_of_range' }]);
		},
	);

	it('names an account by digits and letters', () => {
		expect(applicationProblems({ ...DRAFT, bankNumber: 'TH12 3456 7890' })).toEqual([]);
		expect(applicationProblems({ ...DRAFT, bankNumber: 'my account' })).toHaveLength(1);
		expect(applicationProblems({ ...DRAFT, bankNumber: '12345@bank' })).toHaveLength(1);
	});

	it('shows an account by its last four signs', () => {
		expect(maskAccountNumber('0123 4567 8901')).toBe('•••• 8901');
		expect(maskAccountNumber('901')).toBe('••••');
		fc.assert(
			fc.property(fc.stringMatching(/^[A-Z\d]{5,34}$/), (number) => {
				expect(maskAccountNumber(number).replaceAll(/[• ]/g, '')).toBe(number.slice(-4));
			}),
		);
	});
});

describe('a new shop', () => {
	it('has its first steps in order', () => {
		const nothing = { hasAbout: false, services: 0, products: 0, onSale: 0 };
		const doneOf = (shop: typeof nothing) => firstSteps(shop).flatMap(({ step, isDone }) => (isDone ? [step] : []));
		expect(firstSteps(nothing).map(({ step }) => step)).toEqual(['profile', 'delivery', 'product', 'on_sale']);
		expect(doneOf(nothing)).toEqual([]);
		expect(doneOf({ ...nothing, hasAbout: true, products: 1 })).toEqual(['profile', 'product']);
		expect(doneOf({ hasAbout: true, services: 2, products: 3, onSale: 1 })).toHaveLength(4);
	});

	test.each([
		['Inle Weavers', 'inle-weavers'],
		['Café Müller & Söhne', 'cafe-muller-sohne'],
		['အင်းလေးရက်ကန်း', 'shop-10001'],
		['ร้าน 7', 'shop-10001'],
		['taken', 'taken-10001'],
	])('called %s has the address %s', (name, slug) => {
		expect(newShopSlug(name, 10_001, (each) => each === 'taken')).toBe(slug);
	});

	it('has an address that addresses can have, whatever it is called', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.boolean(), (name, isTaken) => {
				expect(newShopSlug(name, 2_147_483_647, () => isTaken)).toMatch(/^(?=.{3,40}$)[a-z\d]+(?:-[a-z\d]+)*$/);
			}),
		);
	});
});
