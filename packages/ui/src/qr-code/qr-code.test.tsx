import { encode } from 'uqr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { QrCode, ThaiQrFrame } from './index.ts';
import { modulesPath } from './modules-path.ts';

const PAYLOAD = '00020101021229370016A000000677010111011300660000000005802TH530376454071234.566304ABCD';

testConformance((props) => <QrCode {...props} value="https://example.com/" label="Code" />, { part: 'qr-code' });

afterEach(() => {
	vi.restoreAllMocks();
	document.documentElement.removeAttribute('data-color-mode');
});

describe('modulesPath', () => {
	it('joins neighbours in a row', () => {
		expect(
			modulesPath([
				[true, true, false],
				[false, false, true],
			]),
		).toBe('M0 0h2v1h-2zM2 1h1v1h-1z');
	});

	it('draws nothing for nothing', () => {
		expect(modulesPath([[false]])).toBe('');
	});
});

/** Paints the drawing as a browser does and reads the middle of each module back. */
async function readModules(drawing: SVGSVGElement, side: number): Promise<boolean[][]> {
	const scale = 4;
	const copy = drawing.querySelector('path')?.getAttribute('d') ?? '';
	const canvas = new OffscreenCanvas(side * scale, side * scale);
	const context = canvas.getContext('2d');
	if (!context) throw new Error('no canvas');
	context.scale(scale, scale);
	context.translate(4, 4);
	context.fill(new Path2D(copy));
	const { data } = context.getImageData(0, 0, side * scale, side * scale);
	const isDark = (x: number, y: number) => (data[((y * scale + 2) * side * scale + x * scale + 2) * 4 + 3] ?? 0) > 128;
	return Array.from({ length: side }, (_, y) => Array.from({ length: side }, (__, x) => isDark(x, y)));
}

const drawingOf = (container: Element) => {
	const drawing = container.querySelector<SVGSVGElement>('[data-part="qr-code-drawing"]');
	if (!drawing) throw new Error('no drawing');
	return drawing;
};

describe('QrCode', () => {
	it.each([PAYLOAD, 'https://example.com/Download', 'မင်္ဂလာပါ'])(
		'draws every module of %s, and a quiet zone of 4',
		async (value) => {
			const screen = await render(<QrCode value={value} label="Code" />);
			const drawing = drawingOf(screen.container);
			const code = encode(value, { ecc: 'M', boostEcc: true, border: 4 });
			expect(drawing.viewBox.baseVal).toMatchObject({ x: -4, y: -4, width: code.size, height: code.size });
			expect(await readModules(drawing, code.size)).toEqual(code.data);
		},
	);

	it('is a picture with a name', async () => {
		const screen = await render(<QrCode value={PAYLOAD} label="QR code to pay ฿1,234.56" />);
		await expect.element(screen.getByRole('img', { name: 'QR code to pay ฿1,234.56' })).toBeVisible();
	});

	it('grows with the correction that is asked for', async () => {
		const low = await render(<QrCode value={PAYLOAD} label="Code" correction="low" />);
		const sizeOfLow = drawingOf(low.container).viewBox.baseVal.width;
		await low.unmount();
		const high = await render(<QrCode value={PAYLOAD} label="Code" correction="high" />);
		expect(drawingOf(high.container).viewBox.baseVal.width).toBeGreaterThan(sizeOfLow);
	});

	it('stays dark on white in dark mode', async () => {
		document.documentElement.dataset.colorMode = 'dark';
		const screen = await render(<QrCode value={PAYLOAD} label="Code" />);
		const { backgroundColor, color } = getComputedStyle(drawingOf(screen.container));
		expect(backgroundColor).toBe('oklch(1 0 0)');
		expect(color).toBe('oklch(0.25 0.011 61)');
	});

	it('saves a sharp picture under its name', async () => {
		const saved: { name: string; blob: Blob }[] = [];
		const blobs: Blob[] = [];
		vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
			if (blob instanceof Blob) blobs.push(blob);
			return 'blob:saved';
		});
		vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
			const blob = blobs.at(-1);
			if (blob) saved.push({ name: this.download, blob });
		});
		const screen = await render(<QrCode value={PAYLOAD} label="Code" saveLabel="Save picture" fileName="pay.png" />);
		await screen.getByRole('button', { name: 'Save picture' }).click();
		await expect.poll(() => saved.length).toBe(1);
		const [file] = saved;
		if (!file) throw new Error('nothing saved');
		expect(file.name).toBe('pay.png');
		const picture = await createImageBitmap(file.blob);
		expect(picture.width).toBe(drawingOf(screen.container).viewBox.baseVal.width * 12);
	});

	it('offers nothing to press unless told to', async () => {
		const screen = await render(<QrCode value={PAYLOAD} label="Code" />);
		await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
	});
});

describe('ThaiQrFrame', () => {
	it('names the standard above the code, light in every colour mode', async () => {
		const screen = await render(
			<div data-color-mode="dark">
				<ThaiQrFrame>
					<QrCode value={PAYLOAD} label="Code" />
				</ThaiQrFrame>
			</div>,
		);
		await expect.element(screen.getByRole('img', { name: 'Thai QR Payment' })).toBeVisible();
		const frame = screen.container.querySelector('[data-part="thai-qr-frame"]');
		expect(frame?.getAttribute('data-color-mode')).toBe('light');
		expect(frame?.querySelector('[data-part="qr-code-drawing"]')).not.toBeNull();
	});
});
