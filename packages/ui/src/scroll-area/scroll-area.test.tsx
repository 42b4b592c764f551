import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { ScrollArea, type ScrollAreaProps } from './index.ts';

testConformance(
	(props) => (
		<ScrollArea label="Townships" {...props}>
			Bahan
		</ScrollArea>
	),
	{ part: 'scroll-area', classNamePart: 'scroll-area-box' },
);

const long = (props: Partial<ScrollAreaProps>) => (
	<ScrollArea label="Townships" className="h-40 w-40" {...props}>
		<div style={{ width: 600, height: 600 }}>Bahan</div>
	</ScrollArea>
);

const marks = (element: Element) =>
	[...element.attributes].map(({ name }) => name).filter((name) => name.startsWith('data-more'));

describe('ScrollArea', () => {
	it('is a named region that scrolls by keyboard', async () => {
		const screen = await render(long({}));
		const region = screen.getByRole('region', { name: 'Townships' });
		await userEvent.tab();
		await expect.element(region).toHaveFocus();
		await userEvent.keyboard('{End}');
		await expect.poll(() => region.element().scrollTop).toBeGreaterThan(0);
	});

	it('is no stop of the Tab key when there is nothing to scroll', async () => {
		const screen = await render(<ScrollArea label="Townships">Bahan</ScrollArea>);
		await expect.element(screen.getByRole('region')).not.toHaveAttribute('tabindex');
	});

	it('marks the edges beyond which there is more', async () => {
		const screen = await render(long({}));
		const region = screen.getByRole('region').element();
		await expect.poll(() => marks(region)).toEqual(['data-more-bottom']);
		region.scrollTo({ top: 100 });
		await expect.poll(() => marks(region).sort()).toEqual(['data-more-bottom', 'data-more-top']);
		region.scrollTo({ top: 10_000 });
		await expect.poll(() => marks(region)).toEqual(['data-more-top']);
	});

	it.each([
		['ltr', 'data-more-right'],
		['rtl', 'data-more-left'],
	] as const)('sideways and %s begins where the text does', async (dir, mark) => {
		const screen = await render(long({ dir, orientation: 'horizontal' }));
		const region = screen.getByRole('region').element();
		await expect.poll(() => marks(region)).toEqual([mark]);
		region.scrollTo({ left: dir === 'rtl' ? -200 : 200 });
		await expect.poll(() => marks(region).sort()).toEqual(['data-more-left', 'data-more-right']);
	});

	it('notices when its content grows', async () => {
		const screen = await render(
			<ScrollArea label="Townships" className="h-40">
				Bahan
			</ScrollArea>,
		);
		await expect.element(screen.getByRole('region')).not.toHaveAttribute('tabindex');
		await screen.rerender(
			<ScrollArea label="Townships" className="h-40">
				<div style={{ height: 600 }}>Bahan</div>
			</ScrollArea>,
		);
		await expect.element(screen.getByRole('region')).toHaveAttribute('tabindex', '0');
	});
});
