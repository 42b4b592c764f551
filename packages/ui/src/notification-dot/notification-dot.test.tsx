import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { NotificationDot } from './index.ts';

testConformance((props) => <NotificationDot {...props} label="New" />, { part: 'notification-dot' });

const markIn = (container: Element) => container.querySelector('[data-part="notification-dot-mark"]');

describe('NotificationDot', () => {
	it.each([
		[1, '1'],
		[99, '99'],
		[100, '99+'],
		[1_000_000, '99+'],
	])('writes %d as %s', async (count, text) => {
		const screen = await render(<NotificationDot count={count} label={`${count} unread`} />);
		expect(markIn(screen.container)?.textContent).toBe(text);
	});

	it('keeps to the limit and the digits that it is given', async () => {
		const screen = await render(<NotificationDot count={12} max={9} formatCount={(n) => `<${n}>`} label="Unread" />);
		expect(markIn(screen.container)?.textContent).toBe('<9>+');
	});

	it('is a dot without a number', async () => {
		const screen = await render(<NotificationDot label="New messages" />);
		expect(markIn(screen.container)?.textContent).toBe('');
		expect(markIn(screen.container)?.getBoundingClientRect().width).toBe(10);
	});

	it.each([{ count: 0 }, { count: -1 }, { isShown: false }, { isShown: false, count: 3 }])(
		'shows and says nothing with %j',
		async (props) => {
			const screen = await render(
				<NotificationDot {...props} label="3 unread">
					Chat
				</NotificationDot>,
			);
			expect(markIn(screen.container)).toBeNull();
			expect(screen.container.textContent).toBe('Chat');
		},
	);

	it('becomes part of the name of the control it stands in', async () => {
		const screen = await render(
			<button type="button">
				<NotificationDot count={3} label="3 unread">
					Chat
				</NotificationDot>
			</button>,
		);
		await expect.element(screen.getByRole('button', { name: 'Chat 3 unread' })).toBeVisible();
	});
});
