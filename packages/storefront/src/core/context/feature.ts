import type { FeatureState } from './app-context.ts';

/**
 * What the shop needs to know of a feature to assemble it: one line of the table `shop/features.ts`. A feature without
 * state, queue or keys needs no such object.
 */
export interface Feature {
	/** States that every page has: created, started and told of the session with the shop. */
	readonly states?: readonly FeatureState<unknown>[];
	/** Loads the states that create queues of writes, by the name of the queue: when the device has writes of it. */
	readonly queues?: Readonly<Record<string, () => Promise<FeatureState<unknown>>>>;
	/**
	 * Keys of the browser's storages that are no personal data, or that the feature removes itself. All other keys are
	 * removed when another user is signed in, and at sign-out.
	 */
	readonly deviceKeys?: readonly string[];
	/** Keys with what a visitor leaves for the account that signs in next (Specification §6). */
	readonly visitorKeys?: readonly string[];
}
