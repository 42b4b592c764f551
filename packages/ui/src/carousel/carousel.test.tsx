import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Schedule } from '../lazy-image/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { Carousel, type CarouselProps } from './index.ts';

const slides = ['One', 'Two', 'Three', 'Four'].map((name) => (
	<div key={name} style={{ height: 80 }}>
		<a href={`#${name}`}>{name}</a>
	</div>
));

testConformance(
	(props) => (
		<Carousel {...props} label="Offers">
			{slides}
		</Carousel>
	),
	{ part: 'carousel' },
);

/** Puts the pointer where it holds nothing. */
const away = () => userEvent.unhover(document.body);

/** Px between two slides. */
const GAP = 12;

async function setUp(props: Partial<CarouselProps> = {}) {
	const onIndexChange = vi.fn();
	const screen = await render(
		<div style={{ width: 300, marginTop: 60 }}>
			<Carousel label="Offers" slides="full" onIndexChange={onIndexChange} {...props}>
				{props.children ?? slides}
			</Carousel>
		</div>,
	);
	const strip = screen.container.querySelector<HTMLElement>('[data-part="carousel-strip"]');
	if (!strip) throw new Error('no strip');
	return {
		screen,
		onIndexChange,
		strip,
		next: screen.getByRole('button', { name: 'Next' }),
		previous: screen.getByRole('button', { name: 'Previous' }),
		/** The slide in view; a fraction while it moves. */
		shown: () => Math.abs(strip.scrollLeft) / (300 + GAP),
	};
}

/** A timer that runs when the test says so. */
function manualTimer() {
	const waiting: { readonly run: () => void; readonly delayMs: number }[] = [];
	const schedule: Schedule = (run, delayMs) => {
		const entry = { run, delayMs };
		waiting.push(entry);
		return () => {
			const at = waiting.indexOf(entry);
			if (at !== -1) waiting.splice(at, 1);
		};
	};
	return { waiting, schedule, elapse: () => waiting.shift()?.run() };
}

describe('Carousel', () => {
	it('is a named region whose slides tell their places', async () => {
		const { screen } = await setUp();
		const region = screen.getByRole('region', { name: 'Offers' });
		await expect.element(region).toHaveAttribute('aria-roledescription', 'carousel');
		const second = screen.getByRole('listitem', { name: '2 of 4' });
		await expect.element(second).toHaveAttribute('aria-roledescription', 'slide');
		await expect.element(second).toHaveTextContent('Two');
	});

	it('turns by its arrows and tells where it is', async () => {
		const { screen, next, previous, shown, onIndexChange } = await setUp();
		await next.click();
		await expect.poll(shown).toBe(1);
		await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 4');
		await previous.click();
		await expect.poll(shown).toBe(0);
		expect(onIndexChange.mock.calls).toEqual([[1], [0]]);
	});

	it('rests at its edges without losing the focus', async () => {
		const { next, previous, shown } = await setUp({ defaultIndex: 2 });
		await expect.poll(shown).toBe(2);
		await expect.element(previous).not.toHaveAttribute('aria-disabled');
		await next.click();
		await expect.element(next).toHaveAttribute('aria-disabled', 'true');
		await expect.element(next).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.poll(shown).toBe(3);
	});

	it('turns by keys on the row, in its reading direction', async () => {
		const { strip, shown } = await setUp();
		strip.focus();
		await userEvent.keyboard('{ArrowRight}');
		await expect.poll(shown).toBe(1);
		await userEvent.keyboard('{End}');
		await expect.poll(shown).toBe(3);
		await userEvent.keyboard('{ArrowLeft}');
		await expect.poll(shown).toBe(2);
		await userEvent.keyboard('{Home}');
		await expect.poll(shown).toBe(0);
	});

	it('turns the other way in languages from right to left', async () => {
		const { strip, shown } = await setUp({ dir: 'rtl' });
		strip.focus();
		await userEvent.keyboard('{ArrowLeft}');
		await expect.poll(shown).toBe(1);
		expect(strip.scrollLeft).toBeLessThan(0);
	});

	it('notices swiping, and the focus that moves into a slide', async () => {
		const { strip, onIndexChange, screen } = await setUp();
		strip.scrollTo({ left: 600, behavior: 'instant' });
		await expect.poll(() => onIndexChange.mock.lastCall).toEqual([2]);
		const last = screen.getByRole('link', { name: 'Four' }).element();
		if (last instanceof HTMLElement) last.focus();
		await expect.poll(() => onIndexChange.mock.lastCall).toEqual([3]);
	});

	it('follows the caller when the caller keeps the place', async () => {
		const { screen, shown, onIndexChange } = await setUp({ index: 1 });
		await expect.poll(shown).toBe(1);
		await screen.rerender(
			<div style={{ width: 300 }}>
				<Carousel label="Offers" slides="full" index={3} onIndexChange={onIndexChange}>
					{slides}
				</Carousel>
			</div>,
		);
		await expect.poll(shown).toBe(3);
		expect(onIndexChange).not.toHaveBeenCalled();
	});

	it('stands where it was after it was hidden', async () => {
		const { screen, shown } = await setUp({ defaultIndex: 2 });
		await expect.poll(shown).toBe(2);
		const root = screen.container;
		root.style.display = 'none';
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		root.style.display = '';
		await expect.poll(shown).toBe(2);
	});

	it('has no arrows when everything fits, and none of its parts when empty', async () => {
		const { screen, next } = await setUp({ slides: 'auto', children: <span>One</span> });
		await expect.element(next).not.toBeInTheDocument();
		await screen.rerender(<Carousel label="Offers" />);
		expect(screen.getByRole('button').query()).toBeNull();
	});

	it('shows the place by dots, and by figures when they are many', async () => {
		const { screen, next } = await setUp();
		const place = () => screen.container.querySelector('[data-part="carousel-position"]');
		const current = () => [...(place()?.children ?? [])].findIndex((dot) => dot.matches('[data-state="current"]'));
		expect(current()).toBe(0);
		await next.click();
		await expect.poll(current).toBe(1);
		await screen.rerender(
			<Carousel label="Many" slides="full">
				{[...Array(9).keys()].map((at) => (
					<p key={at}>{at}</p>
				))}
			</Carousel>,
		);
		expect(place()?.textContent).toMatch(/ \/ 9$/);
	});

	it('has its slides in the markup of the server', () => {
		const html = renderToString(<Carousel label="Offers">{slides}</Carousel>);
		expect(html).toContain('Four');
		expect(html).not.toContain('style="width');
	});
});

describe('a Carousel that turns by itself', () => {
	afterEach(() => {
		vi.restoreAllMocks();
	});

	it('goes on after each time and begins again after the last', async () => {
		await away();
		const { schedule, waiting, elapse } = manualTimer();
		const { shown, next } = await setUp({ autoplayMs: 6000, schedule, defaultIndex: 2 });
		await expect.poll(() => waiting.map(({ delayMs }) => delayMs)).toEqual([6000]);
		await expect.poll(shown).toBe(2);
		elapse();
		await expect.poll(shown).toBe(3);
		// The strip has moved before the carousel knows.
		await expect.element(next).toHaveAttribute('aria-disabled', 'true');
		await expect.poll(() => waiting.length).toBe(1);
		elapse();
		await expect.poll(shown).toBe(0);
	});

	it('waits under the pointer and with the focus inside', async () => {
		await away();
		const { schedule, waiting } = manualTimer();
		const { screen } = await setUp({ autoplayMs: 6000, schedule });
		await expect.poll(() => waiting.length).toBe(1);
		await screen.getByRole('region').hover();
		await expect.poll(() => waiting.length).toBe(0);
		await away();
		await expect.poll(() => waiting.length).toBe(1);
		const link = screen.getByRole('link', { name: 'One' }).element();
		if (link instanceof HTMLElement) link.focus();
		await expect.poll(() => waiting.length).toBe(0);
	});

	it('is stopped and started by its button', async () => {
		const { schedule, waiting } = manualTimer();
		const { screen } = await setUp({ autoplayMs: 6000, schedule });
		await screen.getByRole('button', { name: 'Stop turning slides' }).click();
		const play = screen.getByRole('button', { name: 'Turn slides by themselves' });
		await expect.element(play).toHaveFocus();
		await away();
		const focused = play.element();
		if (focused instanceof HTMLElement) focused.blur();
		await expect.poll(() => waiting.length).toBe(0);
		await play.click();
		await expect.element(screen.getByRole('button', { name: 'Stop turning slides' })).toBeVisible();
	});

	it('does not begin where less motion is wanted', async () => {
		const original = window.matchMedia.bind(window);
		vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
			original(query.includes('reduced-motion') ? 'all' : query),
		);
		await away();
		const { schedule, waiting } = manualTimer();
		const { screen } = await setUp({ autoplayMs: 6000, schedule });
		await expect.element(screen.getByRole('button', { name: 'Turn slides by themselves' })).toBeVisible();
		expect(waiting).toEqual([]);
	});

	it('has no timer and no button when it is not asked to', async () => {
		const { schedule, waiting } = manualTimer();
		const { screen } = await setUp({ schedule });
		expect(waiting).toEqual([]);
		expect(screen.getByRole('button', { name: 'Stop turning slides' }).query()).toBeNull();
	});
});
