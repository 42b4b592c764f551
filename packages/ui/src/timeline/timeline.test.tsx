import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Timeline, type TimelineEvent } from './index.ts';

const EVENTS: readonly TimelineEvent[] = [
	{ key: 1, status: 'done', title: 'Ordered', time: '20 Nov, 09:12', dateTime: '2026-11-20T09:12' },
	{ key: 2, status: 'current', title: 'On its way', place: 'Hlaing, Yangon', note: <a href="/Track">EX1234MP</a> },
	{ key: 3, status: 'upcoming', title: 'Delivered' },
];

testConformance((props) => <Timeline {...props} events={EVENTS} />, { part: 'timeline' });

describe('Timeline', () => {
	it('is a list in the given order that says the status of each event in words', async () => {
		const screen = await render(<Timeline events={EVENTS} labels={{ upcoming: 'လာမည်' }} />);
		const items = screen.getByRole('listitem').elements();
		expect(items.map((item) => item.querySelector('[data-part="timeline-title"]')?.textContent)).toEqual([
			'Done: Ordered',
			'Now: On its way',
			'လာမည်: Delivered',
		]);
	});

	it('marks the event under way, and no other, as the current step', async () => {
		const screen = await render(<Timeline events={EVENTS} />);
		const marked = screen.container.querySelectorAll('[aria-current="step"]');
		expect([...marked].map((item) => item.textContent)).toEqual([expect.stringContaining('On its way')]);
	});

	it('gives machines the moment', async () => {
		const screen = await render(<Timeline events={EVENTS} />);
		expect(screen.container.querySelector('time')?.dateTime).toBe('2026-11-20T09:12');
		expect(screen.container.querySelectorAll('time')).toHaveLength(1);
	});

	it('joins each event to the next, and ends with the last', async () => {
		const screen = await render(<Timeline events={EVENTS} />);
		expect(screen.container.querySelectorAll('[data-part="timeline-line"]')).toHaveLength(2);
		expect(screen.container.querySelector('li:last-child [data-part="timeline-line"]')).toBeNull();
	});

	it('leaves place and note out of its compact form', async () => {
		const screen = await render(<Timeline events={EVENTS} form="compact" />);
		expect(screen.container.textContent).not.toContain('Hlaing');
		await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
		await expect.element(screen.getByText('20 Nov, 09:12')).toBeVisible();
	});

	it('shows an empty list when nothing has happened', async () => {
		const screen = await render(<Timeline events={[]} aria-label="Parcel" />);
		expect(screen.container.querySelector('[data-part="timeline"]')?.children).toHaveLength(0);
	});

	it('wraps the longest Burmese word', async () => {
		const title = 'ပို့ဆောင်ရေးဌာနခွဲသို့ရောက်ရှိပြီးအိမ်တိုင်ရာရောက်ပို့ဆောင်ရန်စီစဉ်နေပါသည်';
		const screen = await render(
			<div lang="my" style={{ width: 200 }}>
				<Timeline events={[{ key: 1, status: 'done', title }]} />
			</div>,
		);
		const list = screen.getByRole('list').element();
		expect(list.scrollWidth).toBeLessThanOrEqual(200);
	});
});
