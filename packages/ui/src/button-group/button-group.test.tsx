import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { testConformance } from '../testing/conformance.tsx';
import { ButtonGroup } from './index.ts';

testConformance((props) => <ButtonGroup {...props} />, { part: 'button-group' });

const buttons = [
	<Button key="a" variant="secondary">
		Day
	</Button>,
	<Button key="b" variant="secondary">
		Month
	</Button>,
];

describe('ButtonGroup', () => {
	it('is a group only when it has a name', async () => {
		const screen = await render(<ButtonGroup>{buttons}</ButtonGroup>);
		expect(screen.getByRole('group').elements()).toHaveLength(0);
		await screen.rerender(<ButtonGroup label="Time">{buttons}</ButtonGroup>);
		await expect.element(screen.getByRole('group', { name: 'Time' })).toBeVisible();
	});

	it('attached shares one hairline and rounds only the outer corners', async () => {
		const screen = await render(<ButtonGroup form="attached">{buttons}</ButtonGroup>);
		const day = screen.getByRole('button', { name: 'Day' }).element();
		const month = screen.getByRole('button', { name: 'Month' }).element();
		expect(month.getBoundingClientRect().left - day.getBoundingClientRect().right).toBe(-1);
		expect(getComputedStyle(day).borderTopRightRadius).toBe('0px');
		expect(getComputedStyle(day).borderTopLeftRadius).toBe('6px');
		expect(getComputedStyle(month).borderTopLeftRadius).toBe('0px');
	});

	it('attached keeps its look while a button of it is loading', async () => {
		const screen = await render(
			<ButtonGroup form="attached">
				<Button variant="secondary">Day</Button>
				<Button variant="secondary" isLoading>
					Month
				</Button>
			</ButtonGroup>,
		);
		const month = screen.getByRole('button', { name: 'Month' }).element();
		expect(getComputedStyle(month).borderTopRightRadius).toBe('6px');
		const group = screen.container.firstElementChild;
		expect(group?.getBoundingClientRect().right).toBe(month.getBoundingClientRect().right);
	});

	it('shares the whole width in equal parts', async () => {
		const screen = await render(
			<div style={{ width: 312 }}>
				<ButtonGroup isFullWidth>{buttons}</ButtonGroup>
			</div>,
		);
		expect(screen.getByRole('button', { name: 'Day' }).element().getBoundingClientRect().width).toBe(150);
		expect(screen.getByRole('button', { name: 'Month' }).element().getBoundingClientRect().width).toBe(150);
	});
});
