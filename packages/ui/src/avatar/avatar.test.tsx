import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BROKEN_PICTURE, SAMPLE_PICTURE } from '../lazy-image/sample-picture.ts';
import { testConformance } from '../testing/conformance.tsx';
import { Avatar } from './index.ts';

testConformance((props) => <Avatar name="Golden Tea" {...props} />, { part: 'avatar' });

describe('Avatar', () => {
	it('is a picture named by its name, whatever it shows', async () => {
		const screen = await render(<Avatar name="Golden Tea" />);
		await expect.element(screen.getByRole('img', { name: 'Golden Tea', exact: true })).toHaveTextContent('GT');
		await screen.rerender(<Avatar name="Golden Tea" src={SAMPLE_PICTURE} />);
		await expect.element(screen.getByRole('img', { name: 'Golden Tea', exact: true })).toHaveTextContent('');
	});

	it('is not met by screen readers beside its name', async () => {
		const screen = await render(<Avatar name="Golden Tea" isDecorative src={SAMPLE_PICTURE} />);
		expect(screen.getByRole('img').elements()).toHaveLength(0);
	});

	it('shows the initials when the picture cannot be loaded, and tries another one', async () => {
		const screen = await render(<Avatar name="Golden Tea" src={BROKEN_PICTURE} />);
		await expect.element(screen.getByText('GT')).toBeVisible();
		await screen.rerender(<Avatar name="Golden Tea" src={SAMPLE_PICTURE} />);
		await expect.element(screen.getByRole('img')).toHaveAttribute('data-state', 'picture');
	});

	it('shows what the caller passes instead, and a figure when there is nothing', async () => {
		const screen = await render(<Avatar name="Zaylat" initials="ZL" />);
		await expect.element(screen.getByText('ZL')).toBeVisible();
		await screen.rerender(<Avatar name="—" />);
		expect(screen.container.querySelector('svg')).not.toBeNull();
	});

	it.each([
		['sm', 32],
		['md', 44],
		['lg', 64],
		['xl', 96],
	] as const)('in size %s is %d px square and holds a Burmese syllable', async (size, side) => {
		const screen = await render(
			<span lang="my">
				<Avatar name="ဒေါ်ခင်" size={size} />
			</span>,
		);
		expect(screen.getByRole('img').element().getBoundingClientRect()).toMatchObject({ width: side, height: side });
		expect(screen.getByText('ဒေါ်').element().getBoundingClientRect().width).toBeLessThan(side);
	});

	it('has the same ground for the same name', async () => {
		const screen = await render(
			<>
				<Avatar name="Tea" data-testid="a" />
				<Avatar name="Tea" data-testid="b" />
				<Avatar name="Tea" tint={6} data-testid="c" />
			</>,
		);
		const ground = (id: string) => getComputedStyle(screen.getByTestId(id).element()).backgroundColor;
		expect(ground('a')).toBe(ground('b'));
		expect(ground('c')).not.toBe(ground('a'));
	});
});
