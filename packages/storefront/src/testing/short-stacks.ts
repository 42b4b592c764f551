import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';
/** From so many elements a second on, React no longer records where each was created. */
const LIMIT = 10_000;

/**
 * Keeps React from recording where each element was created, as it does by itself beyond {@link LIMIT}. Tests run with a
 * debugger attached, for which the browser collects 200 frames each time: four fifths of the time of rendering a page to
 * a string. Warnings are the same but for the place that they name.
 */
export function recordNoOwnerStacks(): void {
	const internals: unknown = Reflect.get(React, INTERNALS);
	if (typeof internals !== 'object' || internals === null || !(COUNT in internals)) {
		throw new Error(`React has no ${COUNT} any more`);
	}
	Object.defineProperty(internals, COUNT, { get: () => LIMIT, set() {}, configurable: true });
}
