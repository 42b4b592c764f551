import { expect, test, vi } from 'vitest';
import { createNewVersion } from './new-version.ts';

test('is offered from its announcement until it is declined, and tells who listens', () => {
	const newVersion = createNewVersion();
	const listener = vi.fn();
	const end = newVersion.subscribe(listener);
	expect(newVersion.getSnapshot()).toBe(false);
	newVersion.announce();
	expect(newVersion.getSnapshot()).toBe(true);
	newVersion.decline();
	expect(newVersion.getSnapshot()).toBe(false);
	expect(listener).toHaveBeenCalledTimes(2);
	end();
	newVersion.announce();
	expect(listener).toHaveBeenCalledTimes(2);
});
