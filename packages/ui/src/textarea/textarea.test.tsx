import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { takeOver } from '../testing/take-over.tsx';
import { Textarea } from './index.ts';

testConformance((props) => <Textarea aria-label="Note" {...props} />, {
	part: 'textarea',
	classNamePart: 'textarea-box',
});

const LINES = Array.from({ length: 20 }, () => 'ကျေးဇူးတင်ပါတယ်').join('\n');

describe('Textarea', () => {
	it('has the lines asked for, grows with its text, and scrolls beyond the most', async () => {
		const screen = await render(<Textarea aria-label="Note" rows={2} maxRows={6} />);
		const area = screen.getByRole('textbox');
		const height = () => area.element().getBoundingClientRect().height;
		const few = height();
		expect(few).toBeGreaterThanOrEqual(44);
		await area.fill('one\ntwo\nthree\nfour');
		await expect.poll(height).toBeGreaterThan(few + 20);
		await area.fill(LINES);
		expect(area.element().scrollHeight).toBeGreaterThan(height());
		const most = height();
		await area.fill(`${LINES}\n${LINES}`);
		expect(height()).toBe(most);
	});

	it('counts towards its limit and cuts nothing off beyond it', async () => {
		const onChange = vi.fn();
		const screen = await render(
			<Textarea aria-label="Note" limit={10} onChange={(event) => onChange(event.target.value)} />,
		);
		const area = screen.getByRole('textbox');
		await expect.element(area).toHaveAccessibleDescription('0 / 10');
		await area.fill('a text that is too long');
		expect(onChange).toHaveBeenLastCalledWith('a text that is too long');
		await expect.element(area).toHaveAccessibleDescription('13 characters too many');
		await area.fill('short');
		await expect.element(area).toHaveAccessibleDescription('5 / 10');
	});

	it('speaks near the limit only, and not with each letter', async () => {
		const screen = await render(<Textarea aria-label="Note" limit={30} />);
		const area = screen.getByRole('textbox');
		const status = screen.getByRole('status');
		const write = (count: number) => area.fill('x'.repeat(count));
		await write(9);
		await expect.element(status).toHaveTextContent('');
		await write(10);
		await expect.element(status).toHaveTextContent('20 characters left');
		await write(11);
		await expect.element(status).toHaveTextContent('20 characters left');
		await write(29);
		await expect.element(status).toHaveTextContent('1 character left');
		await write(30);
		await expect.element(status).toHaveTextContent('0 characters left');
		await expect.element(area).toHaveAccessibleDescription('30 / 30');
		await expect.element(area).not.toHaveAttribute('aria-invalid');
		await write(31);
		await expect.element(status).toHaveTextContent('1 character too many');
		await write(2);
		await expect.element(status).toHaveTextContent('');
	});

	it('counts as the caller does, in the reader’s words', async () => {
		const screen = await render(
			<Textarea
				aria-label="Note"
				defaultValue="👍🏽"
				limit={5}
				countText={(text) => [...new Intl.Segmenter('en').segment(text)].length}
				labels={{ count: (used, limit) => `${limit} မှ ${used}` }}
			/>,
		);
		await expect.element(screen.getByText('5 မှ 1')).toBeVisible();
	});

	it('is kept by the caller, or goes back with its form', async () => {
		const screen = await render(
			<form>
				<Textarea aria-label="Own" defaultValue="first" limit={20} />
				<Textarea aria-label="Kept" value="kept" onChange={() => {}} />
				<button type="reset">Reset</button>
			</form>,
		);
		const own = screen.getByRole('textbox', { name: 'Own' });
		await own.fill('second');
		await screen.getByRole('button').click();
		await expect.element(own).toHaveValue('first');
		await expect.element(own).toHaveAccessibleDescription('5 / 20');
		await expect.element(screen.getByRole('textbox', { name: 'Kept' })).toHaveValue('kept');
	});

	it('marks what is not acceptable', async () => {
		const screen = await render(<Textarea aria-label="Note" isInvalid />);
		await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
	});
});

it('tells what was typed into it before its page’s script came, and counts it', async () => {
	const onChange = vi.fn();
	const { container, end } = await takeOver(
		<Textarea aria-label="Note" limit={20} onChange={(event) => onChange(event.target.value)} />,
		'Ring twice',
	);
	expect(onChange.mock.calls).toEqual([['Ring twice']]);
	await expect.poll(() => container.textContent).toContain('10 / 20');
	end();
});
