import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Card } from './index.ts';

testConformance((props) => <Card {...props}>Shop</Card>, { part: 'card' });

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();

describe('an interactive Card', () => {
	const card = (onLink: () => void, onLike: () => void) => (
		<div style={{ width: 200 }}>
			<Card isInteractive>
				<div style={{ height: 100 }} />
				<a
					data-card-link
					href="/Products/1"
					onClick={(event) => {
						prevent(event);
						onLink();
					}}
				>
					Parasol
				</a>
				<button type="button" style={{ position: 'relative' }} onClick={onLike}>
					Like
				</button>
			</Card>
		</div>
	);

	it('leads to its thing from anywhere on it, and leaves other controls alone', async () => {
		const onLink = vi.fn();
		const onLike = vi.fn();
		const screen = await render(card(onLink, onLike));
		const root = screen.container.querySelector('[data-part="card"]');
		if (!root) throw new Error('no card');
		const { left, top } = root.getBoundingClientRect();
		expect(document.elementFromPoint(left + 40, top + 40)?.textContent).toBe('Parasol');
		await screen.getByRole('button', { name: 'Like' }).click();
		expect(onLike).toHaveBeenCalledOnce();
		expect(onLink).not.toHaveBeenCalled();
	});

	it('shows the focus of its link around itself', async () => {
		const screen = await render(card(prevent.bind(undefined, new Event('x')), () => {}));
		const root = screen.container.querySelector('[data-part="card"]');
		if (!root) throw new Error('no card');
		expect(getComputedStyle(root).outlineStyle).toBe('none');
		await userEvent.tab();
		await expect.element(screen.getByRole('link')).toHaveFocus();
		expect(getComputedStyle(root)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '2px' });
	});
});

it('lends its look to another element', async () => {
	const screen = await render(
		<ul>
			<Card asChild>
				<li>Shop</li>
			</Card>
		</ul>,
	);
	await expect.element(screen.getByRole('listitem')).toHaveClass('zl-card');
});
