import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { BottomSheet } from './index.ts';

testConformance((props) => <BottomSheet {...props} title="Deliver to" />, {
	part: 'bottom-sheet',
	ownsTitle: true,
	ownsDescription: true,
});

const emulateMotion = (value: string) =>
	cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(() => {
	// Pointers made by a script cannot be captured.
	vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
});

afterEach(async () => {
	vi.restoreAllMocks();
	await emulateMotion('');
});

async function openSheet() {
	const onOpenChange = vi.fn();
	const screen = await render(
		<BottomSheet isOpen onOpenChange={onOpenChange} title="Deliver to">
			<div style={{ height: 300 }}>Countries</div>
		</BottomSheet>,
	);
	const sheet = screen.getByRole('dialog', { name: 'Deliver to' }).element();
	if (!(sheet instanceof HTMLElement)) throw new Error('no sheet');
	await expect.poll(() => sheet.getAnimations().length).toBe(0);
	const header = screen.getByRole('heading').element();
	const send = (type: string, y: number) =>
		header.dispatchEvent(
			new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX: 50, clientY: y }),
		);
	const drag = async (...ys: readonly number[]) => {
		send('pointerdown', 0);
		for (const y of ys) {
			// Slow, so that the distance decides and not the speed.
			await new Promise((resolve) => setTimeout(resolve, 60));
			send('pointermove', y);
		}
	};
	return { screen, sheet, onOpenChange, send, drag };
}

describe('BottomSheet', () => {
	it('follows the finger and closes when it is let go far down', async () => {
		const { sheet, drag, send, onOpenChange } = await openSheet();
		await drag(80, 100, 110, 115, 118, 160, 162, 164);
		expect(sheet.style.transform).toBe('translateY(164px)');
		send('pointerup', 164);
		await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
		expect(sheet.style.transform).toBe('');
	});

	it('goes back when it is let go near its place', async () => {
		const { sheet, drag, send, onOpenChange } = await openSheet();
		await drag(20, 22);
		send('pointerup', 22);
		await expect.poll(() => sheet.style.transform).toBe('');
		expect(onOpenChange).not.toHaveBeenCalled();
	});

	it('closes by a flick', async () => {
		const { send, onOpenChange } = await openSheet();
		send('pointerdown', 0);
		send('pointermove', 10);
		send('pointermove', 60);
		send('pointerup', 60);
		await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
	});

	it('cannot be dragged up', async () => {
		const { sheet, drag, send, onOpenChange } = await openSheet();
		await drag(20, -200);
		expect(sheet.style.transform).toBe('translateY(0px)');
		send('pointercancel', -200);
		await expect.poll(() => sheet.style.transform).toBe('');
		expect(onOpenChange).not.toHaveBeenCalled();
	});

	it('moves by itself no further when motion is reduced', async () => {
		await emulateMotion('reduce');
		const { sheet, drag, send, onOpenChange } = await openSheet();
		await drag(160, 164);
		send('pointerup', 164);
		expect(sheet.getAnimations()).toEqual([]);
		await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
	});

	it('leaves its close button a press', async () => {
		const { screen, onOpenChange } = await openSheet();
		await screen.getByRole('button', { name: 'Close' }).click();
		expect(onOpenChange.mock.calls).toEqual([[false]]);
	});
});
