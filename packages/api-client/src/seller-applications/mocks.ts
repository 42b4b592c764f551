import { applicationProblems, FIRST_STEPS, maySendApplication } from '@zaylat/domain/seller-applications';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockHandlers, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import { sentPicture, uploadsByKey } from '../uploads/mocks.ts';
import { applicationDraftOf, type OwnApplication } from './contract.ts';

/** What staff answered in the applications of the beginning. */
const ANSWERS = {
	sent: null,
	more_asked: 'Please add the other side of your identity card.',
	refused: 'We do not sell medicines.',
	accepted: null,
} as const;

/** The application of each world, as it is at first. */
const applications = perWorld((world): { own: OwnApplication | null } => {
	const state = world.options.application;
	if (state === undefined) return { own: null };
	const isDecided = state !== 'sent';
	return {
		own: {
			...{ kind: 'person', legalName: 'Daw Khin', registrationNumber: '', shopName: 'Lotus House', edition: 'mm' },
			goods: 'Scarves and longyis of lotus silk, woven by hand at Inle Lake.',
			bank: { name: 'KBZ Bank', holder: 'Daw Khin', number: '0123 4567 8901' },
			documents: ['shirt', 'cup'].map((key) => ({ key, picture: sentPicture(key) })),
			...{ state, answer: ANSWERS[state], sentAt: timeOf(world, -2 * DAY_MS) },
			decidedAt: isDecided ? timeOf(world, -DAY_MS) : null,
			shop:
				state === 'accepted'
					? { slug: 'lotus-house', steps: FIRST_STEPS.map((step, at) => ({ step, isDone: at === 0 })) }
					: null,
		},
	};
});

/** Mock answers of the calls about the own application to sell. */
export const sellerApplicationHandlers = {
	getSellerApplication: ({ world }) => ({ application: applications(world).own }),
	sendSellerApplication: ({ world, body }) => {
		const kept = applications(world);
		if (!maySendApplication(kept.own?.state)) refuse('application_move_refused', { state: kept.own?.state ?? '' });
		if (applicationProblems(applicationDraftOf(body)).length > 0) refuse('bad_request');
		const shown = kept.own?.documents ?? [];
		const documents = body.documents.map((key) => {
			const known = shown.find((each) => each.key === key);
			if (known) return known;
			const [picture = refuse('upload_not_found')] = uploadsByKey(world, [key]);
			return { key, picture };
		});
		kept.own = {
			...{ ...body, documents, state: 'sent', answer: null },
			...{ sentAt: timeOf(world), decidedAt: null, shop: null },
		};
		return { application: kept.own };
	},
} satisfies Partial<MockHandlers>;
