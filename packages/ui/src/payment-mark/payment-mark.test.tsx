import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import {
	AmericanExpressMark,
	AyaPayMark,
	CashOnDeliveryMark,
	CbPayMark,
	DomesticCardMark,
	MastercardMark,
	MmqrMark,
	MobileBankingMark,
	MobileWalletMark,
	type PaymentMarkProps,
	PointsMark,
	PromptPayMark,
	QrPaymentMark,
	TrueMoneyMark,
	UnionPayMark,
	VisaMark,
	WaveWalletMark,
} from './index.ts';
import { ON_WALLET_COLOUR, WALLET_COLOURS } from './wallet-colours.ts';

const MARKS: readonly (readonly [string, (props: PaymentMarkProps) => ReactNode])[] = [
	['KBZPay', MobileWalletMark],
	['Wave Pay', WaveWalletMark],
	['MPU', DomesticCardMark],
	['Visa', VisaMark],
	['Mastercard', MastercardMark],
	['American Express', AmericanExpressMark],
	['UnionPay', UnionPayMark],
	['PromptPay', PromptPayMark],
	['Cash on delivery', CashOnDeliveryMark],
	['Points', PointsMark],
	['Mobile banking', MobileBankingMark],
	['QR code', QrPaymentMark],
	['AYA Pay', AyaPayMark],
	['CB Pay', CbPayMark],
	['MMQR', MmqrMark],
	['TrueMoney', TrueMoneyMark],
];

testConformance((props) => <VisaMark {...props} />, { part: 'payment-mark' });
testConformance((props) => <PointsMark {...props} />, { part: 'payment-mark' });

afterEach(() => {
	document.documentElement.removeAttribute('data-color-mode');
});

describe.each(MARKS)('the mark of %s', (name, Mark) => {
	it('is a picture with a name, which the caller can translate', async () => {
		const screen = await render(<Mark />);
		await expect.element(screen.getByRole('img', { name, exact: true })).toBeVisible();
		await screen.rerender(<Mark label="ငွေပေးချေနည်း" />);
		await expect.element(screen.getByRole('img', { name: 'ငွေပေးချေနည်း', exact: true })).toBeVisible();
	});

	it('says nothing where its name stands beside it, and does not write it either', async () => {
		const screen = await render(<Mark label="" size="sm" />);
		await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
		expect(screen.container.textContent).toBe('');
		expect(screen.container.querySelector('[data-part=payment-mark]')?.getBoundingClientRect().width).toBeLessThan(48);
	});

	it.each([
		['sm', 24],
		['md', 32],
		['lg', 44],
	] as const)('in size %s is %d px high and draws inside its frame', async (size, height) => {
		const screen = await render(<Mark size={size} />);
		const frame = screen.getByRole('img', { name }).element();
		expect(frame.getBoundingClientRect().height).toBe(height);
		expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
		const drawing = frame.querySelector('svg')?.getBoundingClientRect();
		expect(drawing && drawing.width > 8 && drawing.height <= height).toBe(true);
	});
});

it('wallets differ in colour and letter, not by their names alone', async () => {
	const wallets = [MobileWalletMark, WaveWalletMark, AyaPayMark, CbPayMark, TrueMoneyMark];
	const screen = await render(wallets.map((Mark, index) => <Mark key={String(index)} label="" />));
	const signs = [...screen.container.querySelectorAll('svg')];
	const each = (of: string, name: string) => new Set(signs.map((sign) => sign.querySelector(of)?.getAttribute(name)));
	expect(each('rect', 'fill').size).toBe(wallets.length);
	expect(each('path', 'd').size).toBe(wallets.length);
});

/** Relative luminance of a colour in hexadecimal notation (WCAG 2.2). */
function luminance(colour: string) {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
		const channel = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(Object.entries(WALLET_COLOURS))('the sign of %s has a contrast of at least 4.5 to its tile', (_, colour) => {
	expect((luminance(ON_WALLET_COLOUR) + 0.05) / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
});

it('stands on a light ground in dark mode too', async () => {
	document.documentElement.dataset.colorMode = 'dark';
	const screen = await render(<VisaMark />);
	expect(getComputedStyle(screen.getByRole('img').element()).backgroundColor).toBe('oklch(1 0 0)');
});
