import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Badge } from './index.ts';

testConformance((props) => <Badge {...props}>New</Badge>, { part: 'badge' });

it('stays within its place when the words are long', async () => {
	const screen = await render(
		<div lang="th" style={{ width: 120 }}>
			<Badge>จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาท</Badge>
		</div>,
	);
	const badge = screen.getByText(/จัดส่ง/).element();
	expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(120);
	expect(badge.scrollWidth).toBeLessThanOrEqual(120);
});

it('tells its tones apart', async () => {
	const tones = ['accent', 'sale', 'positive', 'neutral', 'info', 'warning'] as const;
	const screen = await render(
		tones.map((tone) => (
			<Badge key={tone} tone={tone}>
				{tone}
			</Badge>
		)),
	);
	const looks = tones.map((tone) => {
		const { color, backgroundColor } = getComputedStyle(screen.getByText(tone).element());
		return `${color} on ${backgroundColor}`;
	});
	expect(new Set(looks).size).toBe(tones.length);
});
