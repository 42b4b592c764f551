import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Text } from './index.ts';

testConformance((props) => <Text {...props}>Tea</Text>, { part: 'text' });

const BURMESE = 'ရှမ်းတောင်တန်းမှ လက်ဖက်ရွက်များကို လက်ဖြင့်ရွေးချယ်ခူးဆွတ်ပြီး ဥက္ကဋ္ဌ ကျွန်ုပ် ဣန္ဒြေ ရိုးရာနည်းလမ်းအတိုင်း';

describe('Text', () => {
	it.each([
		['xs', 12],
		['sm', 14],
		['base', 16],
		['lg', 19],
		['xl', 23],
	] as const)('in size %s is %d px, on the line height of running text', async (size, px) => {
		const screen = await render(
			<div lang="en">
				<Text size={size}>Tea</Text>
			</div>,
		);
		const { fontSize, lineHeight } = getComputedStyle(screen.getByText('Tea').element());
		expect(fontSize).toBe(`${px}px`);
		expect(Number.parseFloat(lineHeight)).toBeCloseTo(px * 1.45, 1);
	});

	it.each([1, 2, 3] as const)('cut to %d lines is as high as whole lines of Burmese', async (lines) => {
		const screen = await render(
			<div lang="my" style={{ width: 160 }}>
				<Text lines={lines}>{BURMESE}</Text>
			</div>,
		);
		const text = screen.getByText(BURMESE).element();
		expect(text.getBoundingClientRect().height).toBeCloseTo(lines * 16 * 1.75, 0);
		expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
	});

	it('is whole for screen readers when it is cut', async () => {
		const screen = await render(
			<div style={{ width: 80 }}>
				<Text lines={1}>{BURMESE}</Text>
			</div>,
		);
		await expect.element(screen.getByRole('paragraph')).toHaveTextContent(BURMESE);
	});

	it('breaks a word that is longer than its place', async () => {
		const screen = await render(
			<div style={{ width: 100 }}>
				<Text>SKU-00000000000000000000000000000000000000</Text>
			</div>,
		);
		expect(screen.getByRole('paragraph').element().scrollWidth).toBeLessThanOrEqual(100);
	});

	it('lends its look to another element', async () => {
		const screen = await render(
			<Text asChild tone="muted">
				<time dateTime="2025-01-01">New Year</time>
			</Text>,
		);
		await expect.element(screen.getByText('New Year')).toHaveClass('text-text-muted');
		expect(screen.container.querySelector('p')).toBeNull();
	});
});
