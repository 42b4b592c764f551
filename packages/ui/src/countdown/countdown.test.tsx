import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Countdown, type CountdownProps } from './index.ts';

const START = 1_000_000_000;

testConformance((props) => <Countdown {...props} label="Ends in" now={START} endsAt={START + 90_000} />, {
	part: 'countdown',
});

let clock = START;
const readNow = () => clock;

/** Lets time pass for the clock and for timers. */
const pass = (ms: number) => {
	clock += ms;
	vi.advanceTimersByTime(ms);
};

beforeEach(() => {
	clock = START;
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: '' }] });
});

async function setUp(props: Partial<CountdownProps> = {}) {
	const all = { label: 'Ends in', now: START, endsAt: START + 3_725_000, readNow, ...props };
	const screen = await render(<Countdown {...all} />);
	const figures = () => screen.getByRole('timer').element().textContent;
	const heard = () => screen.getByRole('status').element().textContent;
	return { screen, all, figures, heard };
}

describe('Countdown', () => {
	it('counts down and says so in the reader’s digits', async () => {
		const { figures } = await setUp({ formatFigure: (value) => `<${value}>` });
		expect(figures()).toBe('<1>:<2>:<5>');
		pass(1000);
		await expect.poll(figures).toBe('<1>:<2>:<4>');
		pass(5000);
		await expect.poll(figures).toBe('<1>:<1>:<59>');
	});

	it('writes on the server what it writes first in the browser, whatever its clock says', () => {
		const text = renderToString(
			<Countdown label="Ends in" now={START} endsAt={START + 65_000} readNow={() => START + 30_000} />,
		).replace(/<[^>]+>/g, '');
		expect(text).toBe('Ends in00:01:05');
	});

	it('without a clock follows the caller’s renders and keeps no timer', async () => {
		const { screen, all, figures } = await setUp({ readNow: undefined });
		expect(vi.getTimerCount()).toBe(0);
		await screen.rerender(<Countdown {...all} readNow={undefined} now={START + 5000} />);
		expect(figures()).toBe('01:02:00');
	});

	it('keeps no timer while the page is hidden, and catches up afterwards', async () => {
		const { figures } = await setUp();
		const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
		document.dispatchEvent(new Event('visibilitychange'));
		expect(vi.getTimerCount()).toBe(0);
		pass(60_000);
		expect(figures()).toBe('01:02:05');
		hidden.mockReturnValue(false);
		document.dispatchEvent(new Event('visibilitychange'));
		await expect.poll(figures).toBe('01:01:05');
	});

	it('with reduced motion counts minutes until the last one', async () => {
		await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
		const { screen } = await setUp({ endsAt: START + 150_000 });
		const shown = () =>
			[
				...screen
					.getByRole('timer')
					.element()
					.querySelectorAll('[data-unit], [data-part=countdown-figure] > :first-child'),
			]
				.filter((part) => part.checkVisibility())
				.map((part) => {
					const isNamed = getComputedStyle(part, '::after').content !== 'none';
					return part.hasAttribute('data-unit') || part.textContent === ':'
						? `${part.textContent}${isNamed ? ` ${part.getAttribute('data-unit')}` : ''}`
						: '';
				})
				.join('');
		expect(shown()).toBe('02 min');
		pass(29_000);
		expect(shown()).toBe('02 min');
		pass(61_000);
		await expect.poll(shown).toBe('00:01:00');
		pass(1000);
		await expect.poll(shown).toBe('00:00:59');
	});

	it('tells its end once', async () => {
		const onEnd = vi.fn();
		const { screen, all, figures } = await setUp({ onEnd, endsAt: START + 2000, labels: { ended: 'Over' } });
		expect(onEnd).not.toHaveBeenCalled();
		pass(1000);
		pass(1000);
		await expect.poll(figures).toBe('Over');
		expect(onEnd).toHaveBeenCalledOnce();
		expect(vi.getTimerCount()).toBe(0);
		await screen.rerender(<Countdown {...all} onEnd={() => onEnd()} />);
		expect(onEnd).toHaveBeenCalledOnce();
	});

	it('tells of an end that was before it', async () => {
		const onEnd = vi.fn();
		await setUp({ onEnd, endsAt: START - 1 });
		expect(onEnd).toHaveBeenCalledOnce();
	});

	it('speaks at its thresholds only', async () => {
		const { heard } = await setUp({ endsAt: START + 302_000 });
		pass(1000);
		expect(heard()).toBe('');
		pass(1000);
		await expect.poll(heard).toBe('05 min left');
		pass(60_000);
		expect(heard()).toBe('05 min left');
	});

	it('turns critical below its limit', async () => {
		const { screen } = await setUp({ endsAt: START + 61_000 });
		const root = screen.container.querySelector('[data-part="countdown"]');
		expect(root?.hasAttribute('data-urgent')).toBe(false);
		pass(1000);
		await expect.poll(() => root?.hasAttribute('data-urgent')).toBe(true);
	});
});
