import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { ChatBubble, ChatDivider, ChatLog } from './index.ts';

testConformance(
	(props) => (
		<ChatBubble {...props} sender="You">
			Is it in stock?
		</ChatBubble>
	),
	{ part: 'chat-bubble' },
);
testConformance((props) => <ChatDivider {...props}>Today</ChatDivider>, { part: 'chat-divider' });
testConformance((props) => <ChatLog {...props} label="Chat" />, { part: 'chat-log' });

const partOf = (container: Element, name: string) => container.querySelector(`[data-part="${name}"]`);

describe('ChatBubble', () => {
	it('says who wrote it before what was written', async () => {
		const screen = await render(
			<ChatBubble side="own" sender="You" time="14:05" dateTime="2026-11-20T14:05" status="read">
				Is it in stock?
			</ChatBubble>,
		);
		expect(screen.container.textContent).toBe('YouIs it in stock?14:05Read');
		expect(screen.container.querySelector('time')?.dateTime).toBe('2026-11-20T14:05');
	});

	it('stands at the end when it is one’s own, else at the start', async () => {
		const screen = await render(
			<div style={{ width: 300 }}>
				<ChatBubble side="own" sender="You">
					Yes
				</ChatBubble>
				<ChatBubble sender="Golden Lotus">No</ChatBubble>
			</div>,
		);
		const [own, other] = [...screen.container.querySelectorAll('[data-part="chat-body"]')].map((body) =>
			body.getBoundingClientRect(),
		);
		expect(own && other && own.left > other.right).toBe(true);
	});

	it('shows the sender once in a group, and the time at its end', async () => {
		const screen = await render(
			<>
				<ChatBubble sender="Golden Lotus" position="first" time="14:05">
					Hello
				</ChatBubble>
				<ChatBubble sender="Golden Lotus" position="middle" time="14:05">
					Yes
				</ChatBubble>
				<ChatBubble sender="Golden Lotus" position="last" time="14:06">
					In stock
				</ChatBubble>
			</>,
		);
		const widths = screen
			.getByText('Golden Lotus')
			.elements()
			.map((name) => name.getBoundingClientRect().width > 1);
		expect(widths).toEqual([true, false, false]);
		expect(screen.container.querySelectorAll('time')).toHaveLength(1);
		await expect.element(screen.getByText('14:06')).toBeVisible();
	});

	it('shows a failure in words at once and offers to send again', async () => {
		const onRetry = vi.fn();
		const screen = await render(
			<ChatBubble
				side="own"
				sender="You"
				position="middle"
				status="failed"
				onRetry={onRetry}
				labels={{ retry: 'ပြန်ပို့' }}
			>
				Is it in stock?
			</ChatBubble>,
		);
		await expect.element(screen.getByText('Not sent')).toBeVisible();
		expect(screen.getByText('Not sent').element().getBoundingClientRect().width).toBeGreaterThan(10);
		const retry = screen.getByRole('button', { name: 'ပြန်ပို့' });
		await expect.element(retry).toHaveAccessibleDescription('Is it in stock?');
		await retry.click();
		expect(onRetry).toHaveBeenCalledOnce();
	});

	it('offers nothing while all is well', async () => {
		const screen = await render(
			<ChatBubble side="own" sender="You" status="sent" onRetry={() => {}}>
				Hello
			</ChatBubble>,
		);
		await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
	});

	it('keeps the line breaks that were typed and breaks the longest word', async () => {
		const screen = await render(
			<div lang="my" style={{ width: 220 }}>
				<ChatBubble sender="ဆိုင်">{'တစ်\nသနပ်ခါးသဘာဝအနှစ်စစ်စစ်မန္တလေးမြို့ထွက်ဂရမ်တစ်ရာ့ငါးဆယ်'}</ChatBubble>
			</div>,
		);
		const root = partOf(screen.container, 'chat-bubble');
		expect(root?.scrollWidth).toBeLessThanOrEqual(220);
		expect(partOf(screen.container, 'chat-text')?.getBoundingClientRect().height).toBeGreaterThan(70);
	});

	it('leaves the text out when only a picture was sent', async () => {
		const screen = await render(<ChatBubble sender="You" picture={<svg role="img" aria-label="Tea" />} />);
		expect(partOf(screen.container, 'chat-text')).toBeNull();
		await expect.element(screen.getByRole('img', { name: 'Tea' })).toBeInTheDocument();
	});
});

describe('ChatLog', () => {
	it('is a named log', async () => {
		const screen = await render(<ChatLog label="Chat with Golden Lotus" />);
		await expect.element(screen.getByRole('log', { name: 'Chat with Golden Lotus' })).toBeInTheDocument();
	});
});
