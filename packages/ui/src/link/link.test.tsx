import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Link } from './index.ts';

testConformance(
	(props) => (
		<Link href="/" {...props}>
			Home
		</Link>
	),
	{ part: 'link' },
);

describe('Link', () => {
	it('is underlined in running text, so that colour is not its only mark', async () => {
		const screen = await render(<Link href="/">policy</Link>);
		expect(getComputedStyle(screen.getByRole('link').element()).textDecorationLine).toBe('underline');
	});

	it('stays in this tab and says nothing more by default', async () => {
		const screen = await render(<Link href="/">Home</Link>);
		const link = screen.getByRole('link', { name: 'Home', exact: true });
		await expect.element(link).not.toHaveAttribute('target');
	});

	it('opens a new tab safely and says so when it leads away', async () => {
		const screen = await render(
			<Link href="https://example.com/" isExternal externalLabel="นอกเว็บไซต์">
				Registration
			</Link>,
		);
		const link = screen.getByRole('link', { name: 'Registration (นอกเว็บไซต์)' });
		await expect.element(link).toHaveAttribute('target', '_blank');
		await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
	});

	it.each(['standalone', 'quiet'] as const)('gives a finger 44 px when it is %s', async (variant) => {
		const screen = await render(
			<Link href="/" variant={variant}>
				Terms
			</Link>,
		);
		expect(screen.getByRole('link').element().getBoundingClientRect().height).toBe(44);
	});

	it('lends its look to the link of a router', async () => {
		const screen = await render(
			<Link asChild isExternal variant="quiet">
				<a href="/x" data-router="yes">
					Terms
				</a>
			</Link>,
		);
		const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
		await expect.element(link).toHaveAttribute('data-router', 'yes');
		await expect.element(link).toHaveClass('zl-quiet-link');
	});
});
