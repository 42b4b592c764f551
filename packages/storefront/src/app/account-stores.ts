import type { AccountQueueName } from '../shared/write-queue/account-queues.ts';
import type { AppContext } from './app-context.ts';

/** Loads the store of a queue of the account, which creates the queue. */
export const ACCOUNT_STORES: Readonly<Record<AccountQueueName, (app: AppContext) => Promise<unknown>>> = {
	follows: async (app) => (await import('../shared/follow/create-follow-store.ts')).followStoreOf(app),
	chat: async (app) => (await import('../shared/chat-outbox/outbox.ts')).outboxOf(app),
	addresses: async (app) => (await import('../shared/address-writes/address-writes.ts')).addressWritesOf(app),
	reviews: async (app) => (await import('../shared/review-writes/review-writes.ts')).reviewWritesOf(app),
};
