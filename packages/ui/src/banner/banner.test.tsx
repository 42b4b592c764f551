import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Banner } from './index.ts';

testConformance(({ title: _, ...props }) => <Banner {...props}>Delivery is late</Banner>, {
	part: 'banner',
	ownsTitle: true,
});

describe('Banner', () => {
	it('is silent unless it is told how to speak', async () => {
		const screen = await render(<Banner title="Late">Delivery is late</Banner>);
		expect(screen.getByRole('status').query()).toBeNull();
		await screen.rerender(
			<Banner role="alert" title="Late">
				Delivery is late
			</Banner>,
		);
		await expect.element(screen.getByRole('alert')).toHaveTextContent('LateDelivery is late');
	});

	it('can be dismissed where the caller wants to hear of it', async () => {
		const onDismiss = vi.fn();
		const screen = await render(<Banner title="Late" />);
		expect(screen.getByRole('button').query()).toBeNull();
		await screen.rerender(<Banner title="Late" onDismiss={onDismiss} labels={{ dismiss: 'ပိတ်မည်' }} />);
		await screen.getByRole('button', { name: 'ပိတ်မည်' }).click();
		expect(onDismiss).toHaveBeenCalledOnce();
	});

	it('tells its tones apart by icon as well as by colour', async () => {
		const tones = ['info', 'positive', 'warning', 'critical'] as const;
		const screen = await render(tones.map((tone) => <Banner key={tone} tone={tone} title={tone} />));
		const icons = [...screen.container.querySelectorAll('[data-part="banner-icon"] path')];
		expect(new Set(icons.map((icon) => icon.getAttribute('d'))).size).toBe(tones.length);
		const grounds = tones.map(
			(tone) =>
				getComputedStyle(screen.getByText(tone).element().closest('[data-tone]') ?? document.body).backgroundColor,
		);
		expect(new Set(grounds).size).toBe(tones.length);
	});

	it('can do without its icon', async () => {
		const screen = await render(<Banner icon={null} title="Late" />);
		expect(screen.container.querySelector('[data-part="banner-icon"]')).toBeNull();
	});

	it('stays within its place when the words are long', async () => {
		const screen = await render(
			<div lang="th" style={{ width: 280 }}>
				<Banner action={<button type="button">ดูรายละเอียด</button>} onDismiss={() => {}}>
					จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาทภายในวันอาทิตย์นี้เท่านั้น
				</Banner>
			</div>,
		);
		const banner = screen.getByText(/จัดส่ง/).element().closest('[data-part="banner"]');
		expect(banner?.scrollWidth).toBeLessThanOrEqual(280);
	});
});
