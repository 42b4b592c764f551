import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { HoverCard, type HoverCardProps } from './index.ts';

const card = (props: Partial<HoverCardProps> = {}) => (
	<HoverCard trigger={<a href="#shop">Golden Tea</a>} openDelayMs={20} closeDelayMs={20} {...props}>
		1,204 sold
	</HoverCard>
);

testConformance((props) => card({ ...props, defaultOpen: true }), { part: 'hover-card', isPortal: true });

describe('HoverCard', () => {
	it('opens for a resting pointer, and closes behind it', async () => {
		const onOpenChange = vi.fn();
		const screen = await render(
			<>
				{card({ onOpenChange })}
				<p style={{ marginTop: 300 }}>Elsewhere</p>
			</>,
		);
		await userEvent.hover(screen.getByRole('link'));
		await expect.element(screen.getByText('1,204 sold')).toBeVisible();
		await userEvent.hover(screen.getByText('Elsewhere'));
		await expect.element(screen.getByText('1,204 sold')).not.toBeInTheDocument();
		expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
	});

	it('opens for keyboard focus, and closes by Escape', async () => {
		const screen = await render(card());
		await userEvent.tab();
		await expect.element(screen.getByText('1,204 sold')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByText('1,204 sold')).not.toBeInTheDocument();
	});

	it('renders its link on the server', () => {
		expect(renderToString(card())).toContain('href="#shop"');
	});
});
