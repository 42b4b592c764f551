import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { LoadMore, type LoadMoreProps } from './index.ts';

const some = (props: Partial<LoadMoreProps>) => (
	<LoadMore shown={60} total={240} progressText="60 of 240" onLoadMore={() => {}} {...props} />
);

testConformance((props) => some(props), { part: 'load-more' });

describe('LoadMore', () => {
	it('says how far the reader is, and asks for more', async () => {
		const onLoadMore = vi.fn();
		const screen = await render(some({ onLoadMore }));
		await expect.element(screen.getByText('60 of 240')).toHaveAttribute('role', 'status');
		await screen.getByRole('button', { name: 'Show more' }).click();
		expect(onLoadMore).toHaveBeenCalledOnce();
	});

	it.each([
		[0, 240, '0'],
		[60, 240, '25'],
		[300, 240, '100'],
	])('fills %d of %d by %s of a hundred', async (shown, total, width) => {
		const screen = await render(some({ shown, total }));
		expect(screen.container.querySelector('[data-part="load-more-filled"]')?.getAttribute('width')).toBe(width);
	});

	it('draws no share of nothing', async () => {
		const screen = await render(some({ shown: 0, total: 0 }));
		expect(screen.container.querySelector('[data-part="load-more-progress"]')).toBeNull();
	});

	it('ignores presses while more are on their way', async () => {
		const onLoadMore = vi.fn();
		const screen = await render(some({ onLoadMore, isPending: true }));
		await screen.getByRole('button').click({ force: true });
		expect(onLoadMore).not.toHaveBeenCalled();
		await expect.element(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
	});

	it('takes the focus to the sentence when its last press took the button away', async () => {
		const screen = await render(some({}));
		await screen.getByRole('button').click();
		await screen.rerender(some({ shown: 240, progressText: 'All 240 shown' }));
		expect(screen.getByRole('button').elements()).toHaveLength(0);
		await expect.element(screen.getByText('All 240 shown')).toHaveFocus();
	});

	it('leaves the focus alone when it is elsewhere', async () => {
		const withField = (props: Partial<LoadMoreProps>) => (
			<>
				<input aria-label="Search" />
				{some(props)}
			</>
		);
		const screen = await render(withField({}));
		await screen.getByRole('button').click();
		await screen.getByRole('textbox').click();
		await screen.rerender(withField({ shown: 240 }));
		await expect.element(screen.getByRole('textbox')).toHaveFocus();
	});
});

describe('LoadMore with an address', () => {
	it('is a link that loads here, and elsewhere when a key says so', async () => {
		const onLoadMore = vi.fn();
		const opened = vi.fn((event: Event) => {
			const isLeft = !event.defaultPrevented;
			event.preventDefault();
			return isLeft;
		});
		document.addEventListener('click', opened);
		const screen = await render(some({ onLoadMore, href: '/tea?page=2' }));
		const link = screen.getByRole('link', { name: 'Show more' });
		await expect.element(link).toHaveAttribute('href', '/tea?page=2');
		await link.click();
		expect(onLoadMore).toHaveBeenCalledOnce();
		expect(opened).toHaveLastReturnedWith(false);
		await userEvent.click(link, { modifiers: ['Control'] });
		expect(onLoadMore).toHaveBeenCalledOnce();
		expect(opened).toHaveLastReturnedWith(true);
		document.removeEventListener('click', opened);
	});

	it('says that more are on their way, and ignores presses then', async () => {
		const onLoadMore = vi.fn();
		const screen = await render(some({ onLoadMore, href: '/tea?page=2', isPending: true }));
		await screen.getByRole('link', { name: 'Loading' }).click();
		expect(onLoadMore).not.toHaveBeenCalled();
	});
});
