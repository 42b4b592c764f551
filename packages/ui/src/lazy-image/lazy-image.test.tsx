import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { LAZY_IMAGE, LazyImage, type LazyImageProps, type Schedule } from './index.ts';
import { BROKEN_PICTURE, SAMPLE_PICTURE, SAMPLE_PLACEHOLDER } from './sample-picture.ts';

const tea = { src: SAMPLE_PICTURE, width: 480, height: 480, alt: 'Shan tea' } as const;

testConformance((props) => <LazyImage {...props} {...tea} />, { part: 'lazy-image' });

const boxIn = (container: Element) => {
	const box = container.querySelector<HTMLElement>('[data-part="lazy-image"]');
	if (box === null) throw new Error('no box');
	return box;
};
const imageIn = (container: Element) => container.querySelector<HTMLImageElement>('[data-part="lazy-image-image"]');
const stateOf = (container: Element) => boxIn(container).dataset.state;

const inBox = (props: Partial<LazyImageProps> = {}) => (
	<div style={{ width: 200 }}>
		<LazyImage {...tea} {...props} />
	</div>
);

/** A timer that runs when the test says so. */
function manualTimer() {
	const waiting: { run: () => void; delayMs: number }[] = [];
	const schedule: Schedule = (run, delayMs) => {
		const entry = { run, delayMs };
		waiting.push(entry);
		return () => {
			waiting.splice(waiting.indexOf(entry), 1);
		};
	};
	return { waiting, schedule };
}

describe('LazyImage', () => {
	it('loads at 30 % visibility and counts as loaded 30 ms after the load (Specification §9)', () => {
		expect(LAZY_IMAGE).toEqual({ visibleShare: 0.3, loadedDelayMs: 30 });
	});

	it('asks for nothing at 29 % in view and for the picture at 31 % [§1.31] [§9.13]', async () => {
		const screen = await render(
			<div data-testid="window" style={{ height: 200, overflow: 'auto' }}>
				<div style={{ height: 400 }} />
				{inBox()}
				<div style={{ height: 400 }} />
			</div>,
		);
		const window = screen.getByTestId('window').element();
		const seen = vi.fn();
		const watcher = new IntersectionObserver((entries) => seen(entries.at(-1)?.intersectionRatio), {
			threshold: [0.28, 0.3],
		});
		watcher.observe(boxIn(screen.container));
		window.scrollTop = 400 - 200 + 58;
		await expect.poll(() => seen.mock.lastCall?.[0]).toBeCloseTo(0.29, 2);
		expect(stateOf(screen.container)).toBe('waiting');
		expect(imageIn(screen.container)).toBeNull();
		window.scrollTop = 400 - 200 + 62;
		await expect.poll(() => stateOf(screen.container)).toBe('loaded');
		expect(imageIn(screen.container)?.getAttribute('src')).toBe(tea.src);
		watcher.disconnect();
	});

	it('fades in only when the loaded state is applied, 30 ms after the load [§4.11] [§9.13]', async () => {
		const { waiting, schedule } = manualTimer();
		const screen = await render(inBox({ schedule }));
		await expect.poll(() => waiting.map(({ delayMs }) => delayMs)).toEqual([30]);
		expect(stateOf(screen.container)).toBe('loading');
		expect(imageIn(screen.container)).toHaveClass('opacity-0');
		waiting[0]?.run();
		await expect.poll(() => stateOf(screen.container)).toBe('loaded');
		expect(imageIn(screen.container)).not.toHaveClass('opacity-0');
	});

	it('loads wherever it is when the page is printed', async () => {
		const screen = await render(
			<div style={{ height: 200, overflow: 'auto' }}>
				<div style={{ height: 4000 }} />
				{inBox()}
			</div>,
		);
		expect(stateOf(screen.container)).toBe('waiting');
		window.dispatchEvent(new Event('beforeprint'));
		await expect.poll(() => imageIn(screen.container)).not.toBeNull();
	});

	it('drops the timer when it is taken away before', async () => {
		const { waiting, schedule } = manualTimer();
		const screen = await render(inBox({ schedule }));
		await expect.poll(() => waiting.length).toBe(1);
		await screen.unmount();
		expect(waiting).toEqual([]);
	});

	it('shows the default square after a load error, named as the picture [§4.11] [§8.8]', async () => {
		const screen = await render(inBox({ src: BROKEN_PICTURE }));
		await expect.poll(() => stateOf(screen.container)).toBe('placeholder');
		expect(imageIn(screen.container)).toBeNull();
		expect(screen.container.querySelector('[data-part="lazy-image-default-placeholder"]')).not.toBeNull();
		await expect.element(screen.getByRole('img', { name: 'Shan tea' })).toBeVisible();
	});

	it('shows the placeholder named in its attribute after a load error [§8.8]', async () => {
		const screen = await render(inBox({ src: BROKEN_PICTURE, placeholder: SAMPLE_PLACEHOLDER }));
		await expect.poll(() => stateOf(screen.container)).toBe('placeholder');
		expect(boxIn(screen.container).dataset.placeholder).toBe(SAMPLE_PLACEHOLDER);
		await expect.poll(() => imageIn(screen.container)?.naturalWidth).toBe(480);
		expect(imageIn(screen.container)?.getAttribute('src')).toBe(SAMPLE_PLACEHOLDER);
		expect(stateOf(screen.container)).toBe('placeholder');
		expect(screen.container.querySelector('[data-part="lazy-image-default-placeholder"]')).toBeNull();
	});

	it('does nothing further when the named placeholder fails too [§8.8]', async () => {
		const screen = await render(inBox({ src: BROKEN_PICTURE, placeholder: `${BROKEN_PICTURE}#named` }));
		await expect.poll(() => stateOf(screen.container)).toBe('failed');
		expect(imageIn(screen.container)).toBeNull();
		expect(screen.container.querySelector('[data-part="lazy-image-default-placeholder"]')).toBeNull();
		await expect.element(screen.getByRole('img', { name: 'Shan tea' })).toBeVisible();
	});

	it('has its final size from the first paint, whatever becomes of the picture', async () => {
		const screen = await render(inBox({ width: 400, height: 100, src: BROKEN_PICTURE }));
		const size = () => {
			const { width, height } = boxIn(screen.container).getBoundingClientRect();
			return [width, height];
		};
		expect(size()).toEqual([200, 50]);
		await expect.poll(() => stateOf(screen.container)).toBe('placeholder');
		expect(size()).toEqual([200, 50]);
		await screen.rerender(inBox({ width: 400, height: 100 }));
		await expect.poll(() => stateOf(screen.container)).toBe('loaded');
		expect(size()).toEqual([200, 50]);
	});

	it('begins again with a new picture', async () => {
		const screen = await render(inBox({ src: BROKEN_PICTURE }));
		await expect.poll(() => stateOf(screen.container)).toBe('placeholder');
		await screen.rerender(inBox());
		await expect.poll(() => stateOf(screen.container)).toBe('loaded');
		expect(imageIn(screen.container)?.alt).toBe('Shan tea');
	});

	it('is silent when the text beside it says the same', async () => {
		const screen = await render(inBox({ src: BROKEN_PICTURE, alt: '' }));
		await expect.poll(() => stateOf(screen.container)).toBe('placeholder');
		expect(screen.getByRole('img').query()).toBeNull();
	});

	it('gives visitors without JavaScript the real picture, in the right box, without inline styles', () => {
		const html = renderToString(<LazyImage {...tea} srcSet="/tea-320.webp 320w" sizes="50vw" />);
		const noscript = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
		// One address without candidates: this markup is beside each picture of a page.
		expect(noscript).toMatch(/ src="[^"]+"/);
		expect(noscript).toContain('loading="lazy"');
		expect(noscript).not.toContain('srcSet');
		expect(noscript).toContain('alt="Shan tea"');
		expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('<img');
		expect(html).not.toContain('style=');
	});

	it('offers other formats before its own address, and drops them after an error', async () => {
		const sources = [{ type: 'image/avif', srcSet: `${BROKEN_PICTURE} 480w` }];
		const html = renderToString(<LazyImage {...tea} sources={sources} sizes="50vw" isEager />);
		expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]+ 480w" sizes="50vw"\/><img /);
		const screen = await render(inBox({ sources: [{ type: 'image/none', srcSet: BROKEN_PICTURE }] }));
		await expect.poll(() => stateOf(screen.container)).toBe('loaded');
		await screen.rerender(inBox({ src: `${tea.src}#other`, sources, placeholder: SAMPLE_PLACEHOLDER }));
		await expect.poll(() => stateOf(screen.container)).toBe('placeholder');
		await expect.poll(() => imageIn(screen.container)?.currentSrc).toBe(SAMPLE_PLACEHOLDER);
	});

	it.each([
		[undefined, 'high'],
		['low', 'low'],
	] as const)('is in the markup when it is eager, with a priority (%s)', (priority, expected) => {
		const html = renderToString(<LazyImage {...tea} isEager priority={priority} />);
		expect(html).toMatch(new RegExp(`<img [^>]*fetchPriority="${expected}"`, 'i'));
		expect(html).not.toContain('noscript');
		expect(html).not.toContain('opacity-0');
	});

	it.each([
		[tea.src, 'loaded'],
		[BROKEN_PICTURE, 'placeholder'],
	])('notices an eager picture that ended before the script ran (%#)', async (src, expected) => {
		const container = document.createElement('div');
		document.body.append(container);
		const element = <LazyImage {...tea} src={src} isEager />;
		container.innerHTML = renderToString(element);
		await expect.poll(() => imageIn(container)?.complete).toBe(true);
		const root = hydrateRoot(container, element);
		await expect.poll(() => stateOf(container)).toBe(expected);
		root.unmount();
		container.remove();
	});
});
