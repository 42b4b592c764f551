import { uploadPicture, writeReview } from '@zaylat/api-client';
import type { Review } from '@zaylat/api-client/contract';
import type { AppContext, FeatureState } from '../../core/context/app-context.ts';
import { recordOf } from '../../core/writes/stored-value.ts';
import type { PendingWrite, WriteQueue } from '../../core/writes/write-queue.ts';

/** A review that is sent. */
export interface ReviewWrite {
	readonly orderLineId: string;
	readonly rating: number;
	readonly text: string;
	/** Keys of pictures that have arrived, and pictures that are sent with the review, in their order. */
	readonly pictures: readonly (string | File)[];
}

function createReviewWrites({ accountQueues, client }: AppContext): WriteQueue<ReviewWrite> {
	/** Keys of the pictures that have arrived. */
	const keys = new Map<File, string>();

	async function send({ id, value: { pictures, ...review } }: PendingWrite<ReviewWrite>) {
		const pictureKeys: string[] = [];
		for (const picture of pictures) {
			let key = typeof picture === 'string' ? picture : keys.get(picture);
			if (key === undefined && typeof picture !== 'string') {
				const upload = await client().attempt(uploadPicture('review', picture));
				if (!upload.ok) return upload;
				({ key } = upload.value.data);
				keys.set(picture, key);
			}
			if (key !== undefined) pictureKeys.push(key);
		}
		const attempt = await client().attempt(writeReview({ ...review, pictureKeys }, id));
		return attempt.ok ? { ok: true as const, value: attempt.value.data } : attempt;
	}

	return accountQueues.create<ReviewWrite, Review>('reviews', {
		send,
		onStored() {},
		refused: { text: 'offline:refused.reviews', path: () => '/profile?target=reviews' },
		isValue: isReviewWrite,
	});
}

const isReviewWrite = recordOf<ReviewWrite>({
	orderLineId: 'string',
	rating: 'number',
	text: 'string',
	pictures: (pictures) =>
		Array.isArray(pictures) && pictures.every((picture) => typeof picture === 'string' || picture instanceof File),
});

/** The reviews of a tab that have no response yet, created when a page or the device has some. */
export const reviewWritesState: FeatureState<WriteQueue<ReviewWrite>> = { create: createReviewWrites };
