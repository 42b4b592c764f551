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

	it('says nothing where its name stands beside it', async () => {
		const screen = await render(<Mark label="" />);
		await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
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

it('stands on a light ground in dark mode too', async () => {
	document.documentElement.dataset.colorMode = 'dark';
	const screen = await render(<VisaMark />);
	expect(getComputedStyle(screen.getByRole('img').element()).backgroundColor).toBe('oklch(1 0 0)');
});
