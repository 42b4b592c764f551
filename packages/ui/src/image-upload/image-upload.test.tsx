import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { ImageUploadField } from './form.tsx';
import { ImageUpload, type ImageUploadProps } from './index.ts';

testConformance((props) => <ImageUpload {...props} />, { part: 'image-upload', classNamePart: 'image-upload-box' });

const picture = (name: string) =>
	new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], name, {
		type: 'image/svg+xml',
		lastModified: 1,
	});

const PICTURES = ['1.svg', '2.svg', '3.svg'].map(picture);

async function setUp(props: Partial<ImageUploadProps> = {}) {
	const onValueChange = vi.fn();
	const screen = await render(<ImageUpload defaultValue={PICTURES} onValueChange={onValueChange} {...props} />);
	return {
		screen,
		onValueChange,
		button: (name: string) => screen.getByRole('button', { name }),
		order: () => [...screen.container.querySelectorAll('img')].map(({ alt }) => alt),
		tiles: () => [...screen.container.querySelectorAll('[data-part="image-upload-tile"]')],
	};
}

afterEach(() => vi.restoreAllMocks());

describe('ImageUpload', () => {
	it('shows each picture by an address that is given back when the picture goes', async () => {
		const made = vi.spyOn(URL, 'createObjectURL');
		const given = vi.spyOn(URL, 'revokeObjectURL');
		const { screen, button, order } = await setUp();
		await expect.poll(order).toEqual(['1.svg', '2.svg', '3.svg']);
		expect(made).toHaveBeenCalledTimes(3);
		expect(given).not.toHaveBeenCalled();
		await button('Remove 2.svg').click();
		await expect.poll(order).toEqual(['1.svg', '3.svg']);
		expect(given.mock.calls).toEqual([[made.mock.results[1]?.value]]);
		await screen.unmount();
		expect(given).toHaveBeenCalledTimes(made.mock.calls.length);
	});

	it('moves by buttons that keep the focus, and tells the new place', async () => {
		const { screen, button, order, onValueChange } = await setUp();
		await button('Move 1.svg to the back').click();
		await expect.poll(order).toEqual(['2.svg', '1.svg', '3.svg']);
		await expect.element(button('Move 1.svg to the back')).toHaveFocus();
		await expect.element(screen.getByRole('status')).toHaveTextContent('1.svg is picture 2 of 3');
		await userEvent.keyboard('{Enter}');
		await expect.poll(order).toEqual(['2.svg', '3.svg', '1.svg']);
		await expect.element(button('Move 1.svg to the back')).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		expect(onValueChange).toHaveBeenCalledTimes(2);
	});

	it('moves by dragging', async () => {
		const { order, tiles } = await setUp();
		await expect.poll(order).toHaveLength(3);
		const transfer = new DataTransfer();
		const send = (type: string, index: number) =>
			tiles()[index]?.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
		send('dragstart', 2);
		await expect.poll(() => tiles()[2]?.className).toContain('opacity-50');
		send('dragover', 0);
		send('drop', 0);
		await expect.poll(order).toEqual(['3.svg', '1.svg', '2.svg']);
	});

	it('takes four at the most', async () => {
		const { screen, order } = await setUp();
		const input = screen.container.querySelector<HTMLInputElement>('[data-part="image-upload"]');
		if (!input) throw new Error('no input');
		await userEvent.upload(input, [picture('4.svg'), picture('5.svg')]);
		await expect.poll(order).toEqual(['1.svg', '2.svg', '3.svg', '4.svg']);
		await expect.element(screen.getByText(/5.svg wasn’t added: the limit is 4/)).toBeVisible();
	});

	it('shows what a stand-in stands for, by the address it has', async () => {
		const kept = new File([], 'Kept', { type: 'image/png', lastModified: 2 });
		const address = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';
		const { screen, order } = await setUp({
			defaultValue: [kept, picture('1.svg')],
			getPreview: (file) => (file === kept ? address : undefined),
		});
		await expect.poll(order).toEqual(['Kept', '1.svg']);
		const images = [...screen.container.querySelectorAll('img')];
		expect(images[0]?.src).toBe(address);
		expect(images[1]?.src).toMatch(/^blob:/);
	});

	it('shows an icon for what the browser cannot show', async () => {
		const broken = new File(['?'], 'broken.png', { type: 'image/png', lastModified: 1 });
		const { screen } = await setUp({ defaultValue: [broken] });
		await expect.element(screen.getByRole('img', { name: 'broken.png' })).toBeVisible();
		await expect.poll(() => screen.container.querySelector('img')).toBeNull();
	});

	it('offers no moving for a single picture', async () => {
		const { button } = await setUp({ defaultValue: PICTURES.slice(0, 1) });
		await expect.element(button('Remove 1.svg')).toBeVisible();
		expect(button('Move 1.svg to the back').query()).toBeNull();
	});
});

function Bound() {
	const form = useForm<{ pictures: readonly File[] }>({ defaultValues: { pictures: PICTURES } });
	return (
		<form>
			<ImageUploadField control={form.control} name="pictures" label="Pictures" />
			<button type="button" onClick={() => form.reset()}>
				Put back
			</button>
		</form>
	);
}

it('bound to a form goes back on reset', async () => {
	const screen = await render(<Bound />);
	await screen.getByRole('button', { name: 'Remove 2.svg' }).click();
	await expect.element(screen.getByRole('button', { name: 'Remove 2.svg' })).not.toBeInTheDocument();
	await screen.getByRole('button', { name: 'Put back' }).click();
	await expect.element(screen.getByRole('button', { name: 'Remove 2.svg' })).toBeVisible();
});
