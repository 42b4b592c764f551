import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { EmptyState } from './index.ts';

const elementOf = (part: string) => document.querySelector(`[data-part="empty-state-${part}"]`);

testConformance(({ title: _, ...props }) => <EmptyState {...props} title="Nothing here" />, {
	part: 'empty-state',
	ownsTitle: true,
});

describe('EmptyState', () => {
	it('shows nothing that it was not given', async () => {
		await render(<EmptyState title="Nothing here" />);
		expect(['picture', 'description', 'actions'].map(elementOf)).toEqual([null, null, null]);
	});

	it.each([1, 2, 3, 4] as const)('fits the outline of its page at level %d', async (headingLevel) => {
		const screen = await render(<EmptyState title="Nothing here" headingLevel={headingLevel} />);
		await expect.element(screen.getByRole('heading', { level: headingLevel, name: 'Nothing here' })).toBeVisible();
	});

	it('offers the next step and hides its picture from screen readers', async () => {
		const screen = await render(
			<EmptyState
				title="Nothing here"
				description="Add something."
				picture={<svg role="img" aria-label="A cart" />}
				actions={<a href="/">Home</a>}
			/>,
		);
		await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible();
		await expect.element(screen.getByText('Add something.')).toBeVisible();
		expect(screen.getByRole('img').query()).toBeNull();
	});
});
