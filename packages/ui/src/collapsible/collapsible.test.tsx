import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Collapsible, type CollapsibleProps } from './index.ts';

const collapsible = (props: Partial<CollapsibleProps> = {}) => (
	<Collapsible label="More shops" {...props}>
		<a href="#inle">Inle Weavers</a>
	</Collapsible>
);

testConformance((props) => collapsible(props), { part: 'collapsible' });

describe('Collapsible', () => {
	it('opens and closes by press and key, and reports it', async () => {
		const onOpenChange = vi.fn();
		const screen = await render(collapsible({ onOpenChange }));
		const button = screen.getByRole('button', { name: 'More shops' });
		await expect.element(button).toHaveAttribute('aria-expanded', 'false');
		expect(screen.getByRole('link').query()).toBeNull();
		await button.click();
		await expect.element(screen.getByRole('link', { name: 'Inle Weavers' })).toBeVisible();
		await expect.element(button).toHaveAttribute('aria-expanded', 'true');
		await userEvent.keyboard('{Enter}');
		expect(screen.getByRole('link').query()).toBeNull();
		expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
	});

	it('stays as the caller holds it', async () => {
		const onOpenChange = vi.fn();
		const screen = await render(collapsible({ isOpen: true, onOpenChange }));
		await screen.getByRole('button').click();
		expect(onOpenChange.mock.calls).toEqual([[false]]);
		await expect.element(screen.getByRole('link')).toBeVisible();
	});

	it('keeps its content out of the order of Tab while it is closed', async () => {
		const screen = await render(
			<>
				{collapsible()}
				<button type="button">After</button>
			</>,
		);
		await userEvent.tab();
		await userEvent.tab();
		await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
	});

	it('is a heading of the level that the caller gives', async () => {
		const screen = await render(collapsible({ headingLevel: 3 }));
		await expect.element(screen.getByRole('heading', { level: 3, name: 'More shops' })).toBeVisible();
	});

	it('cannot be opened while it is disabled', async () => {
		const screen = await render(collapsible({ isDisabled: true }));
		await expect.element(screen.getByRole('button')).toBeDisabled();
	});

	it('has its content in the markup of the server, closed or open', () => {
		expect(renderToString(collapsible())).toContain('Inle Weavers');
		expect(renderToString(collapsible({ defaultOpen: true }))).toContain('aria-expanded="true"');
	});
});
