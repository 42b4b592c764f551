import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { SkipLink } from './index.ts';

testConformance((props) => <SkipLink {...props} />, { part: 'skip-link' });

describe('SkipLink', () => {
	it('is seen only while it has the focus', async () => {
		const screen = await render(<SkipLink>Skip to content</SkipLink>);
		const link = screen.getByRole('link', { name: 'Skip to content' });
		expect(link.element().getBoundingClientRect().width).toBe(1);
		await userEvent.tab();
		await expect.element(link).toHaveFocus();
		const { width, height } = link.element().getBoundingClientRect();
		expect(width).toBeGreaterThan(100);
		expect(height).toBeGreaterThanOrEqual(44);
	});

	it('takes the focus to the content', async () => {
		const screen = await render(
			<>
				<SkipLink href="#content" />
				<button type="button">Menu</button>
				<main id="content" tabIndex={-1}>
					Tea
				</main>
			</>,
		);
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByRole('main')).toHaveFocus();
		history.replaceState(null, '', location.pathname + location.search);
	});
});
