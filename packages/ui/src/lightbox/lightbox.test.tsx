import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BROKEN_PICTURE, SAMPLE_PICTURE } from '../lazy-image/sample-picture.ts';
import { testConformance } from '../testing/conformance.tsx';
import { Lightbox, type LightboxProps } from './index.ts';

const pictures = ['Front', 'Back', 'Handle'].map((alt) => ({
	src: `${SAMPLE_PICTURE}#${alt}`,
	width: 480,
	height: 480,
	alt,
	caption: `The ${alt.toLowerCase()}`,
}));

testConformance((props) => <Lightbox {...props} pictures={pictures} />, { part: 'lightbox' });

async function openLightbox(props: Partial<LightboxProps> = {}, dir: 'ltr' | 'rtl' = 'ltr') {
	const onIndexChange = vi.fn();
	const screen = await render(
		<div dir={dir}>
			<Lightbox
				pictures={pictures}
				trigger={<button type="button">Enlarge</button>}
				onIndexChange={onIndexChange}
				{...props}
			/>
		</div>,
	);
	await screen.getByRole('button', { name: 'Enlarge' }).click();
	const part = (name: string) => {
		const element = screen.container.querySelector(`[data-part="lightbox-${name}"]`);
		if (!(element instanceof HTMLElement)) throw new Error(`no ${name}`);
		return element;
	};
	const slide = (at: number) => {
		const element = part('track').children[at];
		if (!(element instanceof HTMLElement)) throw new Error(`no slide ${at}`);
		return element;
	};
	const isAt = (at: number) =>
		expect
			.poll(() => Math.abs(slide(at).getBoundingClientRect().left - part('track').getBoundingClientRect().left))
			.toBeLessThan(2);
	return { screen, onIndexChange, part, slide, isAt };
}

const tap = (target: Element, x: number, y: number) =>
	target.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: x, clientY: y }));

describe('Lightbox', () => {
	it('fills the window as a modal, named, and says which picture of how many', async () => {
		const { screen, part } = await openLightbox();
		const dialog = screen.getByRole('dialog', { name: 'Pictures' });
		await expect.element(dialog).toBeVisible();
		expect(dialog.element().getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: 768, height: 720 });
		expect(part('position').textContent).toBe('1 / 3 Front');
		await expect.element(screen.getByText('The front')).toBeVisible();
		await expect.element(screen.getByRole('img', { name: 'Front' })).toBeVisible();
	});

	it('begins at the picture it is given and tells the position in the reader’s digits', async () => {
		const { part, isAt, onIndexChange } = await openLightbox({
			defaultIndex: 2,
			labels: { position: (number, total) => `${total} ထဲမှ ${number}` },
		});
		await isAt(2);
		expect(part('position').textContent).toBe('3 ထဲမှ 3 Handle');
		expect(onIndexChange).not.toHaveBeenCalled();
	});

	it.each([
		['ltr', 'ArrowRight', 'ArrowLeft'],
		['rtl', 'ArrowLeft', 'ArrowRight'],
	] as const)('read %s, %s goes on and %s back, to the ends and no further', async (dir, on, back) => {
		const { onIndexChange, isAt } = await openLightbox({}, dir);
		await userEvent.keyboard(`{${back}}`);
		expect(onIndexChange).not.toHaveBeenCalled();
		await userEvent.keyboard(`{${on}}`);
		await isAt(1);
		await userEvent.keyboard('{End}');
		await isAt(2);
		await userEvent.keyboard(`{${on}}{${back}}`);
		await isAt(1);
		await userEvent.keyboard('{Home}');
		await isAt(0);
		expect(onIndexChange.mock.calls).toEqual([[1], [2], [1], [0]]);
	});

	it('says what a picture that does not come would show', async () => {
		const screen = await render(
			<Lightbox defaultOpen pictures={[{ src: BROKEN_PICTURE, width: 480, height: 480, alt: 'A cup' }]} />,
		);
		await expect.element(screen.getByRole('img', { name: 'A cup' })).toHaveTextContent('A cup');
		expect(screen.getByRole('dialog').element().querySelector('img')).toBeNull();
	});

	it('goes by its buttons, which keep the focus at the ends', async () => {
		const { screen, isAt } = await openLightbox({ defaultIndex: 1 });
		const next = screen.getByRole('button', { name: 'Next picture' });
		await next.click();
		await isAt(2);
		await expect.element(next).toHaveAttribute('aria-disabled', 'true');
		await expect.element(next).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await isAt(2);
	});

	it('follows a swipe once it rests', async () => {
		const { part, slide, onIndexChange } = await openLightbox();
		part('track').scrollTo({ left: slide(1).offsetLeft, behavior: 'instant' });
		await expect.poll(() => onIndexChange.mock.calls).toEqual([[1]]);
		await expect.poll(() => part('position').textContent).toBe('2 / 3 Back');
	});

	it('shows the picture that the caller keeps', async () => {
		const { screen, isAt, onIndexChange } = await openLightbox({ index: 1 });
		await isAt(1);
		await screen.getByRole('button', { name: 'Next picture' }).click();
		expect(onIndexChange.mock.calls).toEqual([[2]]);
		await isAt(1);
	});

	it('makes the picture larger and smaller by buttons and keys, within limits', async () => {
		const { screen, slide } = await openLightbox();
		const larger = () => slide(0).scrollWidth / slide(0).clientWidth;
		const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
		await expect.element(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
		await zoomIn.click();
		expect(larger()).toBeCloseTo(2, 1);
		await userEvent.keyboard('+++++');
		expect(larger()).toBeCloseTo(4, 1);
		await expect.element(zoomIn).toHaveAttribute('aria-disabled', 'true');
		await userEvent.keyboard('-');
		expect(larger()).toBeCloseTo(3, 1);
		await userEvent.keyboard('0');
		expect(larger()).toBeCloseTo(1, 1);
	});

	it('makes it larger around the point of a double press, and back by another', async () => {
		const { slide } = await openLightbox();
		const box = slide(0).getBoundingClientRect();
		const point = { x: box.left + box.width * 0.75, y: box.top + box.height * 0.25 };
		tap(slide(0), point.x, point.y);
		tap(slide(0), point.x, point.y);
		await expect.poll(() => slide(0).scrollWidth).toBeGreaterThan(box.width * 1.9);
		expect(slide(0).scrollLeft).toBeCloseTo(box.width * 0.75, -1);
		expect(slide(0).scrollTop).toBeCloseTo(box.height * 0.25, -1);
		tap(slide(0), point.x, point.y);
		tap(slide(0), point.x, point.y);
		await expect.poll(() => slide(0).scrollWidth).toBe(Math.round(box.width));
	});

	it('arrow keys move a large picture, not on to the next', async () => {
		const { slide, onIndexChange } = await openLightbox();
		await userEvent.keyboard('+');
		const before = slide(0).scrollLeft;
		await userEvent.keyboard('{ArrowRight}');
		await expect.poll(() => slide(0).scrollLeft).toBeGreaterThan(before + 50);
		expect(onIndexChange).not.toHaveBeenCalled();
	});

	it('closes on Escape, gives the focus back, and opens again without zoom', async () => {
		const { screen, slide } = await openLightbox();
		await userEvent.keyboard('+{Escape}');
		const opener = screen.getByRole('button', { name: 'Enlarge' });
		await expect.element(opener).toHaveFocus();
		await opener.click();
		expect(slide(0).scrollWidth).toBe(slide(0).clientWidth);
	});

	it('has no arrows and no counter for a single picture', async () => {
		const { screen, part } = await openLightbox({ pictures: pictures.slice(0, 1) });
		await expect.element(screen.getByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
		expect(part('position').textContent).toBe(' Front');
	});
});
