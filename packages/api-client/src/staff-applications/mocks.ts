import { maskName } from '@zaylat/domain/audit';
import {
	type ApplicationState,
	decideApplication,
	maskAccountNumber,
	newShopSlug,
} from '@zaylat/domain/seller-applications';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockHandlers, pageOf, perWorld, refuse, replaced, timeOf } from '../mocks/answer.ts';
import { noteMockChange } from '../mocks/staff.ts';
import type { World } from '../mocks/world.ts';
import type { BankAccount } from '../seller-applications/contract.ts';
import { sentPicture } from '../uploads/mocks.ts';
import type { StaffApplicationDetails } from './contract.ts';

/** An application with what only some roles see of it. */
interface MockApplication {
	readonly details: StaffApplicationDetails;
	readonly legalName: string;
	readonly registrationNumber: string;
	readonly bank: BankAccount;
}

/** Shop, person or company, number of the company, what is sold, and state of the mock applications. */
const SENT: readonly (readonly [string, string, string, string, ApplicationState])[] = [
	['Bagan Tea Leaf', 'U Tun Lin', '', 'Tea from the hills of Shan State, loose and in bags.', 'sent'],
	[
		'Pathein Umbrellas',
		'Pathein Crafts Co., Ltd.',
		'119283746',
		'Umbrellas of cotton and silk, made in Pathein.',
		'sent',
	],
	['Mandalay Jade', 'Daw Mya Mya', '', 'Rings and bracelets of jade.', 'more_asked'],
	['Yangon Pharmacy', 'U Zaw Min', '', 'Medicines without prescription.', 'refused'],
	['Inle Weavers', 'Ma Hnin', '', 'Scarves of lotus silk.', 'accepted'],
];

const ANSWERS: Readonly<Record<ApplicationState, string | null>> = {
	sent: null,
	accepted: null,
	more_asked: 'Please add the certificate of the stones.',
	refused: 'Medicines are not sold here.',
};

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The applications of a world, those that wait longest first. */
const applicationsOf = perWorld((world): { all: MockApplication[] } => ({
	all: (world.options.size === 'empty' ? [] : SENT).map(
		([shopName, legalName, registrationNumber, goods, state], at) => {
			const bank = { name: 'KBZ Bank', holder: legalName, number: `0123 4567 89${at}1` };
			const isDecided = state !== 'sent';
			return {
				...{ legalName, registrationNumber, bank },
				details: {
					...{ id: idOf(100 + at), shopName, goods, state, edition: at === 3 ? 'th' : 'mm' },
					kind: registrationNumber === '' ? 'person' : 'company',
					...{ applicant: maskName(legalName), sentAt: timeOf(world, (at - 6) * DAY_MS), email: 't•••@example.com' },
					...{ phone: null, documentCount: 2, answer: ANSWERS[state] },
					bank: { ...bank, holder: maskName(bank.holder), number: maskAccountNumber(bank.number) },
					decidedAt: isDecided ? timeOf(world, -DAY_MS) : null,
					shop: state === 'accepted' ? 'inle-weavers' : null,
					isOwn: false,
				},
			};
		},
	),
}));

const foundIn = (world: World, id: string): MockApplication =>
	applicationsOf(world).all.find(({ details }) => details.id === id) ?? refuse('application_not_found');

/** Mock answers of what staff do with applications. */
export const staffApplicationHandlers = {
	listStaffApplications: ({ world, query }) => {
		const wanted = query.search?.toLowerCase();
		const found = applicationsOf(world).all.filter(
			({ details: { shopName, state }, legalName }) =>
				(query.state === undefined || query.state === state) &&
				(wanted === undefined || [shopName, legalName].some((text) => text.toLowerCase().includes(wanted))),
		);
		return pageOf(
			found.map(({ details }) => details),
			query,
		);
	},
	getStaffApplication: ({ world, params }) => foundIn(world, params.id).details,
	getApplicationPapers: ({ world, params }) => {
		const { legalName, registrationNumber } = foundIn(world, params.id);
		const documents = ['shirt', 'cup'].map((key) => ({ key, picture: sentPicture(key) }));
		return { legalName, registrationNumber, documents };
	},
	showBankAccount: ({ world, params }) => {
		const { bank, details } = foundIn(world, params.id);
		note(world, details, { action: 'bank_account_shown', reason: null, before: {}, after: {} });
		return { bank };
	},
	decideStaffApplication: ({ world, params, body }) => {
		const state = applicationsOf(world);
		const application = foundIn(world, params.id);
		const { details } = application;
		const made = decideApplication(details.state, { ...body, isOwn: details.isOwn });
		if ('refusal' in made) refuse('application_move_refused', { reason: made.refusal });
		const isAccepted = made.state === 'accepted';
		const next: StaffApplicationDetails = {
			...{ ...details, state: made.state, answer: body.reason || null, decidedAt: timeOf(world) },
			shop: isAccepted ? newShopSlug(details.shopName, 10_001, () => false) : null,
		};
		state.all = replaced(state.all, application, { ...application, details: next });
		const action = ACTIONS[made.state];
		const facts = { before: { status: details.state }, after: { status: next.state, shop: next.shop } };
		if (action) note(world, next, { action, reason: next.answer, ...facts });
		return next;
	},
} satisfies Partial<MockHandlers>;

const ACTIONS = {
	sent: undefined,
	more_asked: 'application_more_asked',
	accepted: 'application_accepted',
	refused: 'application_refused',
} as const;

function note(
	world: World,
	{ id, shopName }: StaffApplicationDetails,
	change: Omit<Parameters<typeof noteMockChange>[1], 'subject'>,
): void {
	noteMockChange(world, { ...change, subject: { kind: 'application', id, name: shopName } });
}
