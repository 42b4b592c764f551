import { type ResolverResult, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { FileUploadField } from './form.tsx';
import { FileUpload, type FileUploadProps } from './index.ts';

testConformance((props) => <FileUpload {...props} />, { part: 'file-upload', classNamePart: 'file-upload-box' });

const file = (name: string, bytes = 1200, type = 'application/pdf') =>
	new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });

const A = file('a.pdf');
const B = file('b.pdf');

const inputOf = (root: Element) => {
	const input = root.querySelector<HTMLInputElement>('[data-part="file-upload"]');
	if (!input) throw new Error('no input');
	return input;
};

async function setUp(props: Partial<FileUploadProps> = {}) {
	const onValueChange = vi.fn();
	const screen = await render(
		<form>
			<FileUpload name="file" onValueChange={onValueChange} {...props} />
			<button type="reset">Reset</button>
		</form>,
	);
	return {
		screen,
		onValueChange,
		input: inputOf(screen.container),
		sent: () => [...(inputOf(screen.container).files ?? [])].map(({ name }) => name),
		remove: (name: string) => screen.getByRole('button', { name: `Remove ${name}` }),
	};
}

function drop(root: Element, files: readonly File[]) {
	const transfer = new DataTransfer();
	for (const one of files) transfer.items.add(one);
	root
		.querySelector('[data-part="file-upload-zone"]')
		?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
}

describe('FileUpload', () => {
	it('adds what is picked to what is there, and the form sends all', async () => {
		const { screen, input, onValueChange, sent } = await setUp();
		await userEvent.upload(input, A);
		await expect.element(screen.getByText('a.pdf')).toBeVisible();
		await expect.element(screen.getByText('2 kB')).toBeVisible();
		await userEvent.upload(inputOf(screen.container), B);
		await expect.element(screen.getByText('b.pdf')).toBeVisible();
		expect(onValueChange.mock.calls.map(([files]) => files.map(({ name }: File) => name))).toEqual([
			['a.pdf'],
			['a.pdf', 'b.pdf'],
		]);
		expect(sent()).toEqual(['a.pdf', 'b.pdf']);
		await expect.element(screen.getByRole('status')).toHaveTextContent('1 file added');
	});

	it('takes what is dropped', async () => {
		const { screen, onValueChange } = await setUp();
		drop(screen.container, [A, B]);
		await expect.element(screen.getByText('b.pdf')).toBeVisible();
		expect(onValueChange).toHaveBeenCalledWith([A, B]);
	});

	it('refuses with words what does not fit, and keeps what was there', async () => {
		const { screen, onValueChange, sent } = await setUp({
			accept: '.pdf',
			maxBytes: 2000,
			maxFiles: 2,
			defaultValue: [A],
		});
		drop(screen.container, [file('song.mp3'), file('big.pdf', 2001), A, B, file('c.pdf')]);
		await expect.element(screen.getByText('song.mp3 has an unsupported file type.')).toBeVisible();
		await expect.element(screen.getByText('big.pdf is too large. Choose a file up to 2 kB.')).toBeVisible();
		await expect.element(screen.getByText('a.pdf has already been added.')).toBeVisible();
		await expect.element(screen.getByText('c.pdf wasn’t added: the limit is 2. Remove a file first.')).toBeVisible();
		expect(onValueChange.mock.calls).toEqual([[[A, B]]]);
		expect(sent()).toEqual(['a.pdf', 'b.pdf']);
	});

	it('keeps the files when only something unfit is picked', async () => {
		const { screen, sent } = await setUp({ defaultValue: [A], maxBytes: 2000 });
		await userEvent.upload(inputOf(screen.container), file('big.pdf', 3000));
		await expect.element(screen.getByText(/big.pdf is too large/)).toBeVisible();
		expect(sent()).toEqual(['a.pdf']);
	});

	it('lets the next take the place where only one may be', async () => {
		const { screen, onValueChange } = await setUp({ maxFiles: 1, defaultValue: [A] });
		drop(screen.container, [B]);
		await expect.element(screen.getByText('b.pdf')).toBeVisible();
		expect(onValueChange.mock.calls).toEqual([[[B]]]);
	});

	it('takes files away; the focus goes on to the next, at last to the picker', async () => {
		const { screen, remove, sent } = await setUp({ defaultValue: [A, B] });
		await remove('a.pdf').click();
		await expect.element(remove('b.pdf')).toHaveFocus();
		await expect.element(screen.getByRole('status')).toHaveTextContent('a.pdf removed');
		await userEvent.keyboard('{Enter}');
		expect(document.activeElement).toBe(inputOf(screen.container));
		expect(sent()).toEqual([]);
	});

	it('shows how far each file is, and asks again for one that stopped', async () => {
		const onRetry = vi.fn();
		const { screen } = await setUp({
			defaultValue: [A, B],
			getFileState: ({ name }) =>
				name === 'a.pdf' ? { status: 'sending', share: 0.4 } : { status: 'failed', message: 'No connection.' },
			onRetry,
		});
		await expect.element(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toHaveAttribute('value', '40');
		await expect.element(screen.getByText('40%')).toBeVisible();
		await expect.element(screen.getByText('No connection.')).toBeVisible();
		await screen.getByRole('button', { name: 'Try again b.pdf' }).click();
		expect(onRetry.mock.calls).toEqual([[B]]);
	});

	it('goes back by a reset of the form', async () => {
		const { screen, sent } = await setUp({ defaultValue: [A] });
		drop(screen.container, [B]);
		await expect.element(screen.getByText('b.pdf')).toBeVisible();
		await screen.getByRole('button', { name: 'Reset' }).click();
		await expect.element(screen.getByText('b.pdf')).not.toBeInTheDocument();
		await expect.poll(sent).toEqual(['a.pdf']);
	});

	it('offers the camera as a second way, so that the gallery stays', async () => {
		const { screen } = await setUp({ capture: 'environment', accept: 'image/*' });
		const camera = screen.container.querySelector('[data-part="file-upload-camera"] input');
		expect(camera?.getAttribute('capture')).toBe('environment');
		expect(inputOf(screen.container).hasAttribute('capture')).toBe(false);
	});
});

interface Values {
	papers: readonly File[];
}

function Bound() {
	const form = useForm<Values>({
		defaultValues: { papers: [] },
		resolver: (values): ResolverResult<Values> =>
			values.papers.length === 0
				? { values: {}, errors: { papers: { type: 'required', message: 'Add a receipt.' } } }
				: { values, errors: {} },
	});
	return (
		<form onSubmit={form.handleSubmit(() => {})}>
			<FileUploadField control={form.control} name="papers" label="Papers" />
			<button type="submit">Send</button>
			<button type="button" onClick={() => form.reset()}>
				Put back
			</button>
		</form>
	);
}

it('bound to a form shows the error, takes the focus, and goes back on reset', async () => {
	const screen = await render(<Bound />);
	await screen.getByRole('button', { name: 'Send' }).click();
	await expect.element(screen.getByText('Add a receipt.')).toBeVisible();
	expect(document.activeElement).toBe(inputOf(screen.container));
	drop(screen.container, [A]);
	await expect.element(screen.getByText('a.pdf')).toBeVisible();
	await screen.getByRole('button', { name: 'Put back' }).click();
	await expect.element(screen.getByText('a.pdf')).not.toBeInTheDocument();
});
