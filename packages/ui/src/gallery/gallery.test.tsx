import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BROKEN_PICTURE, samplePicture } from '../lazy-image/sample-picture.ts';
import { testConformance } from '../testing/conformance.tsx';
import { Gallery, type GalleryItem, type GalleryProps } from './index.ts';

const items: readonly GalleryItem[] = ['Whole', 'Above', 'Close'].map((alt, place) => ({
	id: alt,
	src: samplePicture(place),
	width: 480,
	height: 480,
	alt,
}));

testConformance((props) => <Gallery {...props} label="Pictures" items={items} />, { part: 'gallery' });

async function setUp(props: Partial<GalleryProps> = {}) {
	const onIndexChange = vi.fn();
	const draw = (more: Partial<GalleryProps> = {}) => (
		<div style={{ width: 300 }}>
			<Gallery label="Pictures" items={items} onIndexChange={onIndexChange} {...props} {...more} />
		</div>
	);
	const screen = await render(draw());
	const strip = screen.container.querySelector<HTMLElement>('[data-part="gallery-strip"]');
	return {
		screen,
		onIndexChange,
		strip,
		draw,
		shown: () => Math.round(Math.abs(strip?.scrollLeft ?? 0) / Math.max(1, strip?.clientWidth ?? 0)),
		counter: () => screen.container.querySelector('[data-part="gallery-counter"] > [aria-hidden]')?.textContent,
	};
}

afterEach(async () => {
	await page.viewport(768, 720);
});

describe('Gallery', () => {
	it('is a named region with a list of pictures and a counter', async () => {
		const { screen, counter } = await setUp();
		await expect.element(screen.getByRole('region', { name: 'Pictures' })).toBeVisible();
		expect(screen.getByRole('list', { name: 'Pictures' }).getByRole('listitem').elements()).toHaveLength(3);
		await expect.element(screen.getByRole('img', { name: 'Whole' })).toBeVisible();
		expect(counter()).toBe('1 / 3');
		await expect.element(screen.getByText('Picture 1 of 3')).toBeInTheDocument();
	});

	it('turns by arrows and tells where it is', async () => {
		const { screen, shown, counter, onIndexChange } = await setUp();
		const previous = screen.getByRole('button', { name: 'Previous picture' });
		await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
		await screen.getByRole('button', { name: 'Next picture' }).click();
		await expect.poll(shown).toBe(1);
		expect(counter()).toBe('2 / 3');
		await expect.element(screen.getByRole('status')).toHaveTextContent('Picture 2 of 3');
		await previous.click();
		await expect.poll(shown).toBe(0);
		expect(onIndexChange.mock.calls).toEqual([[1], [0]]);
	});

	it('notices swiping', async () => {
		const { strip, counter, onIndexChange } = await setUp();
		strip?.scrollTo({ left: 10_000, behavior: 'instant' });
		await expect.poll(counter).toBe('3 / 3');
		expect(onIndexChange.mock.lastCall).toEqual([2]);
	});

	it.each([
		['ltr', '{ArrowRight}{ArrowRight}{ArrowLeft}', 2],
		['rtl', '{ArrowLeft}', 2],
		['ltr', '{End}', 3],
		['ltr', '{End}{Home}', 1],
	])('read %s, small pictures are turned by %s to the %d. one, and the focus goes along', async (dir, keys, place) => {
		document.documentElement.dir = dir;
		const { screen, shown } = await setUp({ hasPhoneThumbnails: true });
		screen.getByRole('link', { name: 'Show picture 1' }).element().focus();
		await userEvent.keyboard(keys);
		await expect.poll(shown).toBe(place - 1);
		const link = screen.getByRole('link', { name: `Show picture ${place}` });
		await expect.element(link).toHaveFocus();
		await expect.element(link).toHaveAttribute('aria-current', 'true');
	});

	it.each([
		[1280, 'side', '{ArrowDown}{ArrowDown}{ArrowUp}', 2],
		[1280, 'below', '{ArrowDown}', 1],
		[1279, 'side', '{ArrowDown}', 1],
	] as const)(
		'in a window of %d px, small pictures at %s are turned by %s to the %d. one',
		async (width, thumbnailsAt, keys, place) => {
			await page.viewport(width, 720);
			const { screen } = await setUp({ thumbnailsAt });
			screen.getByRole('link', { name: 'Show picture 1' }).element().focus();
			await userEvent.keyboard(keys);
			const link = screen.getByRole('link', { name: `Show picture ${place}` });
			await expect.element(link).toHaveFocus();
			await expect.element(link).toHaveAttribute('aria-current', 'true');
		},
	);

	it('turns by small pictures, which say which is current', async () => {
		const { screen, shown, onIndexChange } = await setUp();
		const third = screen.getByRole('link', { name: 'Show picture 3' });
		await third.click();
		await expect.poll(shown).toBe(2);
		await expect.element(third).toHaveAttribute('aria-current', 'true');
		expect(onIndexChange.mock.calls).toEqual([[2]]);
		expect(location.hash).toBe('');
	});

	it('turns by keys, and takes the focus along', async () => {
		const onOpen = vi.fn();
		const { screen, shown } = await setUp({ onOpen });
		await userEvent.tab();
		await expect.element(screen.getByRole('button', { name: 'Enlarge Whole' })).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		const above = screen.getByRole('button', { name: 'Enlarge Above' });
		await expect.element(above).toHaveFocus();
		await expect.poll(shown).toBe(1);
		await userEvent.keyboard('{End}');
		await expect.poll(shown).toBe(2);
		await userEvent.keyboard('{Home}');
		await expect.poll(shown).toBe(0);
		await userEvent.keyboard('{Enter}');
		expect(onOpen.mock.calls).toEqual([[0]]);
	});

	it('takes keys on the stage where pictures are not pressed', async () => {
		const { strip, shown } = await setUp();
		strip?.focus();
		await userEvent.keyboard('{ArrowRight}');
		await expect.poll(shown).toBe(1);
		expect(document.activeElement).toBe(strip);
	});

	it('turns the other way in languages from right to left', async () => {
		const { strip, shown } = await setUp({ dir: 'rtl' });
		strip?.focus();
		await userEvent.keyboard('{ArrowLeft}');
		await expect.poll(shown).toBe(1);
	});

	it('opens the picture that is pressed', async () => {
		const onOpen = vi.fn();
		const { screen } = await setUp({ onOpen, defaultIndex: 2 });
		await screen.getByRole('button', { name: 'Enlarge Close' }).click();
		expect(onOpen.mock.calls).toEqual([[2]]);
	});

	it('has links to the large pictures, which open them in place once the code is here', async () => {
		const onOpen = vi.fn();
		const { screen } = await setUp({ onOpen, items: items.map((item) => ({ ...item, href: `${item.src}#large` })) });
		const link = screen.getByRole('link', { name: 'Enlarge Whole' });
		await expect.element(link).toHaveAttribute('href', `${items[0]?.src}#large`);
		await link.click();
		expect(onOpen.mock.calls).toEqual([[0]]);
		expect(location.hash).toBe('');
	});

	it('follows the caller when the caller keeps the place, as with variants', async () => {
		const { screen, shown, draw, onIndexChange } = await setUp({ index: 0 });
		await screen.rerender(draw({ index: 2 }));
		await expect.poll(shown).toBe(2);
		expect(onIndexChange).not.toHaveBeenCalled();
	});

	it('gives a video its place on the stage and leaves keys to it', async () => {
		const video = <input aria-label="Seek" />;
		const { screen, shown } = await setUp({ items: items.map((item, at) => (at === 0 ? { ...item, video } : item)) });
		await screen.getByRole('textbox', { name: 'Seek' }).click();
		await userEvent.keyboard('{ArrowRight}');
		expect(shown()).toBe(0);
		expect(screen.container.querySelectorAll('[data-part="gallery-video-sign"]')).toHaveLength(1);
	});

	it('loads the first picture at once with priority and the others later, in boxes of their final size', async () => {
		const html = renderToString(<Gallery label="Pictures" items={items} />);
		const withoutFallback = html.replace(/<noscript>.*?<\/noscript>/g, '');
		expect(withoutFallback.match(/<img/g)).toHaveLength(1);
		expect(withoutFallback).toMatch(/<img [^>]*fetchPriority="high"/i);
		expect(html).not.toContain('style=');
		const { strip } = await setUp({ items: items.map((item) => ({ ...item, src: BROKEN_PICTURE })) });
		expect(strip?.getBoundingClientRect().height).toBe(strip?.getBoundingClientRect().width);
	});

	it('leads to its pictures without script', () => {
		const html = renderToString(<Gallery label="Pictures" items={items} />);
		const [, target] = /href="#([^"]+-2)"/.exec(html) ?? [];
		expect(html).toContain(`id="${target}"`);
	});

	it('has nothing to turn with one picture, and a place kept without any', async () => {
		const { screen } = await setUp({ items: items.slice(0, 1) });
		expect(screen.getByRole('button').query()).toBeNull();
		expect(screen.getByRole('link').query()).toBeNull();
		await screen.rerender(<Gallery label="Pictures" items={[]} />);
		expect(screen.container.querySelector('[data-part="gallery-stage"]')?.clientHeight).toBeGreaterThan(100);
	});

	it('has small pictures at the side from 1280 px, no higher than the stage, and none on a phone', async () => {
		const { screen } = await setUp({
			items: [...Array(30).keys()].map((at) => ({
				id: String(at),
				src: samplePicture(at),
				width: 1,
				height: 1,
				alt: '',
			})),
		});
		const box = (part: string) => {
			const found = screen.container.querySelector(`[data-part="${part}"]`);
			if (!found) throw new Error(`no ${part}`);
			return found.getBoundingClientRect();
		};
		await page.viewport(1279, 720);
		expect(box('gallery-thumbnails').top).toBeGreaterThan(box('gallery-stage').bottom);
		await page.viewport(1280, 720);
		expect(box('gallery-thumbnails').right).toBeLessThan(box('gallery-stage').left);
		expect(box('gallery-thumbnails').height).toBe(box('gallery-stage').height);
		await page.viewport(375, 720);
		expect(box('gallery-thumbnails').height).toBe(0);
	});
});
