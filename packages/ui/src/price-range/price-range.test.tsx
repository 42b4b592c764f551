import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { PriceRange } from './index.ts';

testConformance((props) => <PriceRange {...props} from="12,000 K" to="18,500 K" />, { part: 'price-range' });

/** What a screen reader says of an element: its text without what is hidden from it. */
const spoken = (element: Element) => {
	const copy = element.cloneNode(true);
	if (!(copy instanceof Element)) return '';
	for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
	return copy.textContent.replace(/\s+/g, ' ').trim();
};

describe('PriceRange', () => {
	it('is one phrase for screen readers, with a dash only for the eye', async () => {
		const screen = await render(<PriceRange from="12,000 K" to="18,500 K" unit="/ piece" />);
		const [root] = screen.container.children;
		expect(root && spoken(root)).toBe('From 12,000 K to 18,500 K/ piece');
		await expect.element(screen.getByText('–')).toHaveAttribute('aria-hidden', 'true');
	});

	it('takes its words from the caller', async () => {
		const screen = await render(<PriceRange from="1 K" to="2 K" labels={{ from: 'Von', to: 'bis' }} />);
		const [root] = screen.container.children;
		expect(root && spoken(root)).toBe('Von 1 K bis 2 K');
	});

	it('shows one amount when both are the same', async () => {
		const screen = await render(<PriceRange from="12,000 K" to="12,000 K" />);
		expect(screen.container.textContent).toBe('12,000 K');
	});

	it('breaks between its amounts on the narrowest phone, never inside one', async () => {
		const screen = await render(
			<div style={{ width: 116 }}>
				<PriceRange from="1,000,000 K" to="1,000,000,000 K" size="sm" />
			</div>,
		);
		// A wider font is in until ours is there.
		await document.fonts.ready;
		for (const part of screen.container.querySelectorAll('[data-part="price-range"] > span')) {
			expect(part.getClientRects()).toHaveLength(1);
			expect(part.getBoundingClientRect().width).toBeLessThanOrEqual(116);
		}
	});
});
