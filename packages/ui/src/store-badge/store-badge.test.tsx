import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { StoreBadge } from './index.ts';

testConformance((props) => <StoreBadge {...props} store="google-play" href="https://example.com/" />, {
	part: 'store-badge',
});

describe('StoreBadge', () => {
	it.each([
		['app-store', 'Download on the App Store (opens in a new tab)'],
		['google-play', 'Get it on Google Play (opens in a new tab)'],
		['app-gallery', 'Explore it on AppGallery (opens in a new tab)'],
	] as const)('of %s is a link that says where it leads', async (store, name) => {
		const screen = await render(<StoreBadge store={store} href="https://example.com/app" />);
		const link = screen.getByRole('link', { name, exact: true });
		await expect.element(link).toHaveAttribute('href', 'https://example.com/app');
		await expect.element(link).toHaveAttribute('target', '_blank');
		await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
	});

	it('says it in the reader’s words', async () => {
		const screen = await render(
			<StoreBadge
				store="google-play"
				href="https://example.com/"
				labels={{ invitation: 'ရယူရန်', external: 'တက်ဘ်အသစ်' }}
			/>,
		);
		await expect.element(screen.getByRole('link', { name: 'ရယူရန် Google Play (တက်ဘ်အသစ်)' })).toBeVisible();
	});

	it('is 44 px high or more and wraps where it is narrow', async () => {
		const screen = await render(
			<div lang="my" style={{ width: 130 }}>
				<StoreBadge store="app-gallery" href="https://example.com/" labels={{ invitation: 'အက်ပလီကေးရှင်းကိုဒေါင်းလုဒ်ရယူရန်' }} />
			</div>,
		);
		const badge = screen.getByRole('link').element();
		expect(badge.getBoundingClientRect().height).toBeGreaterThan(60);
		expect(badge.scrollWidth).toBeLessThanOrEqual(130);
	});
});
