import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Pagination } from './index.ts';

const hrefOf = (page: number) => `/tea?page=${page}`;

testConformance((props) => <Pagination page={2} pageCount={9} hrefOf={hrefOf} {...props} />, { part: 'pagination' });

describe('Pagination', () => {
	it('is a landmark of links, with the current page marked', async () => {
		const screen = await render(<Pagination page={5} pageCount={24} hrefOf={hrefOf} />);
		await expect.element(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: 'Page 5', exact: true }))
			.toHaveAttribute('aria-current', 'page');
		await expect.element(screen.getByRole('link', { name: 'Page 24' })).toHaveAttribute('href', '/tea?page=24');
		await expect.element(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/tea?page=4');
		await expect.element(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
		await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/tea?page=6');
	});

	it.each([
		[1, 'Previous page', 'Next page'],
		[0, 'Previous page', 'Next page'],
		[9, 'Next page', 'Previous page'],
		[99, 'Next page', 'Previous page'],
	])('at page %d has no link "%s", but keeps its place', async (page, missing, present) => {
		const screen = await render(<Pagination page={page} pageCount={9} hrefOf={hrefOf} />);
		expect(screen.getByRole('link', { name: missing }).elements()).toHaveLength(0);
		const nearest = `Page ${Math.min(9, Math.max(1, page))}`;
		await expect
			.element(screen.getByRole('link', { name: nearest, exact: true }))
			.toHaveAttribute('aria-current', 'page');
		await expect.element(screen.getByRole('link', { name: present })).toBeVisible();
		const { width } = screen.getByRole('list').element().getBoundingClientRect();
		await screen.rerender(<Pagination page={5} pageCount={9} hrefOf={hrefOf} />);
		expect(screen.getByRole('list').element().getBoundingClientRect().width).toBe(width);
	});

	it.each([0, 1])('draws nothing for %d pages', async (pageCount) => {
		const screen = await render(<Pagination page={1} pageCount={pageCount} hrefOf={hrefOf} />);
		expect(screen.container.childElementCount).toBe(0);
	});

	it('says where the reader is instead of numbers in a narrow place; the links stay in the HTML', async () => {
		const screen = await render(
			<div style={{ width: 288 }}>
				<Pagination page={5} pageCount={24} hrefOf={hrefOf} />
			</div>,
		);
		await expect.element(screen.getByText('5 of 24')).toBeVisible();
		expect(screen.getByRole('link').elements()).toHaveLength(2);
		expect(screen.container.querySelectorAll('a')).toHaveLength(7);
		expect(screen.getByRole('list').element().getBoundingClientRect().width).toBeLessThanOrEqual(288);
	});

	it('writes numbers as the caller does, and draws the caller’s links', async () => {
		const screen = await render(
			<Pagination
				page={1}
				pageCount={2}
				hrefOf={hrefOf}
				formatNumber={(value) => (value === 2 ? '၂' : '၁')}
				labels={{ page: (page) => `စာမျက်နှာ ${page}` }}
				renderLink={({ href, ...props }) => <a {...props} href={`/shop${href}`} />}
			/>,
		);
		const link = screen.getByRole('link', { name: 'စာမျက်နှာ ၂' });
		await expect.element(link).toHaveTextContent('၂');
		await expect.element(link).toHaveAttribute('href', '/shop/tea?page=2');
	});
});
