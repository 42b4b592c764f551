import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Accordion, AccordionItem, type AccordionProps } from './index.ts';

const accordion = (props: Partial<AccordionProps> = {}) => (
	<Accordion {...props}>
		<AccordionItem value="delivery" label="Delivery">
			Three days
		</AccordionItem>
		<AccordionItem value="sold" label="Sold out" isDisabled>
			Never
		</AccordionItem>
		<AccordionItem value="return" label="Return">
			Seven days
		</AccordionItem>
	</Accordion>
);

testConformance((props) => accordion(props), { part: 'accordion' });
testConformance(
	(props) => (
		<Accordion>
			<AccordionItem value="a" label="A" {...props}>
				Text
			</AccordionItem>
		</Accordion>
	),
	{ part: 'accordion-item' },
);

describe('Accordion', () => {
	it('opens one item at a time, and closes it again', async () => {
		const onValueChange = vi.fn();
		const screen = await render(accordion({ onValueChange }));
		await screen.getByRole('button', { name: 'Delivery' }).click();
		await expect.element(screen.getByText('Three days')).toBeVisible();
		await screen.getByRole('button', { name: 'Return' }).click();
		await expect.element(screen.getByText('Seven days')).toBeVisible();
		await expect.element(screen.getByText('Three days')).not.toBeVisible();
		await screen.getByRole('button', { name: 'Return' }).click();
		await expect.element(screen.getByText('Seven days')).not.toBeVisible();
		expect(onValueChange.mock.calls).toEqual([[['delivery']], [['return']], [[]]]);
	});

	it('opens several where it may', async () => {
		const onValueChange = vi.fn();
		const screen = await render(accordion({ isMultiple: true, defaultValue: ['delivery'], onValueChange }));
		await screen.getByRole('button', { name: 'Return' }).click();
		await expect.element(screen.getByText('Three days')).toBeVisible();
		await expect.element(screen.getByText('Seven days')).toBeVisible();
		expect(onValueChange.mock.calls).toEqual([[['delivery', 'return']]]);
	});

	it('stays as the caller holds it', async () => {
		const screen = await render(accordion({ value: [] }));
		await screen.getByRole('button', { name: 'Delivery' }).click();
		await expect.element(screen.getByText('Three days')).not.toBeVisible();
	});

	it('moves between headings by arrow keys, past what is disabled', async () => {
		const screen = await render(accordion());
		await userEvent.tab();
		await expect.element(screen.getByRole('button', { name: 'Delivery' })).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(screen.getByRole('button', { name: 'Return' })).toHaveFocus();
		await userEvent.keyboard('{Home}');
		await expect.element(screen.getByRole('button', { name: 'Delivery' })).toHaveFocus();
	});

	it('has headings of the level that the caller gives, and regions named by them', async () => {
		const screen = await render(accordion({ headingLevel: 2, defaultValue: ['delivery'] }));
		await expect.element(screen.getByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible();
		await expect.element(screen.getByRole('region', { name: 'Delivery' })).toHaveTextContent('Three days');
	});

	it('has all contents in the markup of the server', () => {
		expect(renderToString(accordion())).toContain('Seven days');
	});
});
