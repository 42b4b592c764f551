import { askQuestion, cacheKey } from '@zaylat/api-client';
import type { AppContext, FeatureState } from '../../core/context/app-context.ts';
import { recordOf } from '../../core/writes/stored-value.ts';
import type { WriteQueue } from '../../core/writes/write-queue.ts';
import { ownQuestionsOf } from './question-queries.ts';

/** A question that is sent. */
export interface QuestionWrite {
	readonly productId: string;
	readonly text: string;
	/** ISO time. */
	readonly askedAt: string;
}

/** The questions of a tab that have no response yet, created when a page or the device has some. */
export const questionWritesState: FeatureState<WriteQueue<QuestionWrite>> = {
	create: ({ accountQueues, client, cache }: AppContext) =>
		accountQueues.create<QuestionWrite, unknown>('questions', {
			send: ({ id, value: { productId, text } }) => client().attempt<unknown>(askQuestion(productId, text, id)),
			onStored: ({ value }) => cache.refresh(cacheKey(ownQuestionsOf(value.productId), client())),
			isShared: (_response): _response is unknown => true,
			refused: {
				text: 'offline:refused.questions',
				path: ({ productId }) => `/Products/${encodeURIComponent(productId)}#questions`,
			},
			isValue: recordOf<QuestionWrite>({ productId: 'string', text: 'string', askedAt: 'string' }),
		}),
};
