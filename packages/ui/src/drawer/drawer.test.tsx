import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Drawer } from './index.ts';

testConformance((props) => <Drawer {...props} title="Filters" />, {
	part: 'drawer',
	ownsTitle: true,
	ownsDescription: true,
});

afterEach(async () => {
	await page.viewport(768, 720);
});

describe('Drawer', () => {
	it.each([
		['end', 'ltr', 768, 'right'],
		['start', 'ltr', 768, 'left'],
		['end', 'rtl', 320, 'left'],
		['start', 'rtl', 320, 'right'],
	] as const)('at the %s, read %s in a window of %d px, stands at the %s', async (side, dir, width, expected) => {
		await page.viewport(width, 720);
		const screen = await render(
			<div dir={dir}>
				<Drawer defaultOpen side={side} title="Filters" />
			</div>,
		);
		const drawer = screen.getByRole('dialog', { name: 'Filters' });
		await expect.poll(() => drawer.element().getAnimations().length).toBe(0);
		const box = drawer.element().getBoundingClientRect();
		expect([box.top, box.bottom]).toEqual([0, 720]);
		expect(box.width).toBeLessThan(width);
		expect(expected === 'left' ? box.left : width - box.right).toBe(0);
	});

	it('keeps its own state and gives the focus back to its trigger', async () => {
		const screen = await render(<Drawer title="Filters" trigger={<button type="button">Filter</button>} />);
		const trigger = screen.getByRole('button', { name: 'Filter' });
		await expect.element(trigger).toHaveAttribute('aria-haspopup', 'dialog');
		await trigger.click();
		await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
		await expect.element(trigger).toHaveFocus();
	});
});
