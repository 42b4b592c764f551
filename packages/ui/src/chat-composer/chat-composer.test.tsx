import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { ChatComposer, type ChatComposerProps } from './index.ts';

testConformance((props) => <ChatComposer {...props} onSend={() => {}} />, {
	part: 'chat-composer',
	classNamePart: 'chat-composer-box',
});

async function setUp(props: Partial<ChatComposerProps> = {}) {
	const onSend = vi.fn<(text: string) => void | Promise<void>>();
	const screen = await render(<ChatComposer onSend={onSend} {...props} />);
	return { screen, onSend, field: screen.getByRole('textbox'), send: screen.getByRole('button', { name: 'Send' }) };
}

function Kept({ onValueChange }: { readonly onValueChange: (value: string) => void }) {
	const [value, setValue] = useState('Hello');
	const change = (next: string) => {
		onValueChange(next);
		setValue(next);
	};
	return <ChatComposer value={value} onValueChange={change} onSend={() => {}} />;
}

const pretendTouch = () =>
	vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
		Object.assign(new EventTarget(), {
			matches: false,
			media: query,
			onchange: null,
			addListener: () => {},
			removeListener: () => {},
		}),
	);

afterEach(() => {
	vi.restoreAllMocks();
});

describe('ChatComposer', () => {
	it('sends what was typed, trimmed, empties the field and keeps the focus there', async () => {
		const { field, send, onSend } = await setUp();
		await expect.element(send).toBeDisabled();
		await field.fill('  Is it in stock? ');
		await send.click();
		expect(onSend.mock.calls).toEqual([['Is it in stock?']]);
		await expect.element(field).toHaveValue('');
		await expect.element(field).toHaveFocus();
	});

	it('sends on Enter and breaks the line on Shift+Enter', async () => {
		const { field, onSend } = await setUp();
		await field.click();
		await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two{Enter}');
		expect(onSend.mock.calls).toEqual([['one\ntwo']]);
	});

	it('breaks the line on Enter where fingers type', async () => {
		const { field, onSend } = await setUp();
		pretendTouch();
		await field.click();
		await userEvent.keyboard('one{Enter}two');
		await expect.element(field).toHaveValue('one\ntwo');
		expect(onSend).not.toHaveBeenCalled();
	});

	it('leaves Enter to an input method that is composing', async () => {
		const { field, onSend } = await setUp({ defaultValue: '茶' });
		const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true });
		field.element().dispatchEvent(enter);
		expect(enter.defaultPrevented).toBe(false);
		expect(onSend).not.toHaveBeenCalled();
	});

	it.each(['', '   ', '\n'])('does not send %j', async (text) => {
		const { field, onSend } = await setUp({ defaultValue: text });
		await field.click();
		await userEvent.keyboard('{Enter}');
		expect(onSend).not.toHaveBeenCalled();
	});

	it('brings the text back when sending failed, with what was typed meanwhile, and says so', async () => {
		let fail: (reason: Error) => void = () => {};
		const { screen, field, send } = await setUp({
			onSend: () =>
				new Promise((_, reject) => {
					fail = reject;
				}),
		});
		await field.fill('Is it in stock?');
		await send.click();
		await field.fill('Two, please.');
		fail(new Error('offline'));
		await expect.element(field).toHaveValue('Is it in stock?\nTwo, please.');
		await expect.element(screen.getByRole('status')).toHaveTextContent('Not sent. Your text is still here.');
		await userEvent.keyboard('!');
		await expect.element(screen.getByRole('status')).toHaveTextContent('');
	});

	it('can be kept by the caller', async () => {
		const onValueChange = vi.fn();
		const screen = await render(<Kept onValueChange={onValueChange} />);
		await screen.getByRole('textbox').fill('Hello!');
		await screen.getByRole('button', { name: 'Send' }).click();
		expect(onValueChange.mock.calls).toEqual([['Hello!'], ['']]);
	});

	it('keeps the caller’s value when the caller does not change it', async () => {
		const { field } = await setUp({ value: 'Hello' });
		await field.click();
		await userEvent.keyboard('!');
		await expect.element(field).toHaveValue('Hello');
	});

	it('grows with its text, and stops growing', async () => {
		const { field } = await setUp();
		const height = () => field.element().getBoundingClientRect().height;
		const one = height();
		expect(one).toBeGreaterThanOrEqual(44);
		await field.fill('a\nb\nc');
		expect(height()).toBeGreaterThan(one + 30);
		await field.fill('a\n'.repeat(50));
		expect(height()).toBe(160);
	});

	it('says why nobody can write', async () => {
		const { screen, field, send } = await setUp({
			disabled: true,
			disabledReason: 'Registration is needed to chat.',
			defaultValue: 'Hello',
		});
		await expect.element(field).toBeDisabled();
		await expect.element(field).toHaveAccessibleDescription('Registration is needed to chat.');
		await expect.element(send).toBeDisabled();
		await expect.element(screen.getByText('Registration is needed to chat.')).toBeVisible();
	});

	it('stays usable without a connection and says what happens', async () => {
		const { screen, field, send, onSend } = await setUp({ isOffline: true, labels: { offline: 'ချိတ်ဆက်မှုမရှိပါ' } });
		await expect.element(screen.getByRole('status')).toHaveTextContent('ချိတ်ဆက်မှုမရှိပါ');
		await field.fill('Hello');
		await send.click();
		expect(onSend).toHaveBeenCalledWith('Hello');
	});

	it('hands over chosen pictures, the same one twice', async () => {
		const onAttach = vi.fn();
		const { screen } = await setUp({ onAttach });
		await expect.element(screen.getByRole('button', { name: 'Attach pictures' })).toBeVisible();
		const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
		if (!input) throw new Error('no input');
		const tea = new File(['tea'], 'tea.png', { type: 'image/png' });
		await userEvent.upload(input, tea);
		await userEvent.upload(input, tea);
		expect(onAttach.mock.calls.map(([files]) => files.map((file: File) => file.name))).toEqual([
			['tea.png'],
			['tea.png'],
		]);
	});

	it('sends pictures without a word', async () => {
		const { send, onSend } = await setUp({ attachments: <span>tea.png</span> });
		await send.click();
		expect(onSend.mock.calls).toEqual([['']]);
	});

	it('has no button for pictures unless they are taken', async () => {
		const { screen } = await setUp();
		expect(screen.getByRole('button').elements()).toHaveLength(1);
	});
});
