import { MM } from 'country-flag-icons/react/3x2';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import * as flags from './index.ts';

const { FlagIcon, FlagMm, ...others } = flags;

testConformance((props) => <FlagMm {...props} />, { part: 'flag-icon' });

describe('FlagIcon', () => {
	it('is silent unless it has words', async () => {
		const screen = await render(<FlagMm />);
		await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
		await screen.rerender(<FlagMm label="မြန်မာ" />);
		await expect.element(screen.getByRole('img', { name: 'မြန်မာ', exact: true })).toBeVisible();
	});

	it.each([
		['sm', 18, 12],
		['md', 24, 16],
		['lg', 36, 24],
	] as const)('in size %s is %d by %d px', async (size, width, height) => {
		const screen = await render(<FlagMm size={size} label="Myanmar" />);
		const drawing = screen.getByRole('img').element().querySelector('svg');
		expect(drawing?.getBoundingClientRect()).toMatchObject({ width, height });
	});

	it('draws any other flag of the set', async () => {
		const screen = await render(<FlagIcon drawing={MM} label="Myanmar" />);
		const given = screen.container.querySelector('svg')?.innerHTML;
		await screen.rerender(<FlagMm label="Myanmar" />);
		expect(screen.container.querySelector('svg')?.innerHTML).toBe(given);
	});

	it('has a drawing of its own for each country', async () => {
		const drawings = new Set<string | undefined>();
		for (const Flag of Object.values(others)) {
			const screen = await render(<Flag label="Flag" />);
			drawings.add(screen.container.querySelector('svg')?.innerHTML);
			await screen.unmount();
		}
		expect(drawings.size).toBe(10);
	});
});
