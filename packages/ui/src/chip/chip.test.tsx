import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { Chip, ChipGroup, RemovableChip } from './index.ts';

describe('Chip', () => {
	testConformance((props) => <Chip {...props}>Cotton</Chip>, { part: 'chip' });

	it('keeps its own state', async () => {
		const onSelectedChange = vi.fn();
		const screen = await render(
			<Chip defaultSelected onSelectedChange={onSelectedChange} count="12">
				Cotton
			</Chip>,
		);
		const chip = screen.getByRole('button', { name: 'Cotton 12' });
		await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
		await chip.click();
		await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
		await userEvent.keyboard(' ');
		await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
		expect(onSelectedChange.mock.calls).toEqual([[false], [true]]);
	});

	it('leaves its state to a caller who keeps it, or who takes the press', async () => {
		const onSelectedChange = vi.fn();
		const screen = await render(
			<Chip isSelected={false} onSelectedChange={onSelectedChange}>
				Cotton
			</Chip>,
		);
		const chip = screen.getByRole('button');
		await chip.click();
		expect(onSelectedChange.mock.calls).toEqual([[true]]);
		await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
		await screen.rerender(
			<Chip onClick={(event) => event.preventDefault()} onSelectedChange={onSelectedChange}>
				Cotton
			</Chip>,
		);
		await chip.click();
		expect(onSelectedChange).toHaveBeenCalledOnce();
	});

	it('shows that it is chosen by an icon as well as by colour', async () => {
		const screen = await render(<Chip icon={<svg data-testid="icon" />}>Cotton</Chip>);
		expect(screen.container.querySelector('[data-part="chip-check"]')).toBeNull();
		await screen.getByRole('button').click();
		expect(screen.container.querySelector('[data-part="chip-check"]')).not.toBeNull();
		expect(screen.getByTestId('icon').query()).toBeNull();
	});

	it('has a hit area of 44 px', async () => {
		const screen = await render(
			<div style={{ padding: 40 }}>
				<Chip>Cotton</Chip>
			</div>,
		);
		const chip = screen.getByRole('button').element();
		const { left, top, height } = chip.getBoundingClientRect();
		expect(height).toBe(36);
		for (const y of [-3.5, height + 3.5]) expect(document.elementFromPoint(left + 20, top + y)).toBe(chip);
	});
});

function Chosen({ names }: { readonly names: readonly string[] }) {
	const [left, setLeft] = useState(names);
	return (
		<ChipGroup label="Chosen">
			{left.map((name) => (
				<RemovableChip
					key={name}
					removeLabel={`Remove ${name}`}
					onRemove={() => setLeft(left.filter((other) => other !== name))}
				>
					{name}
				</RemovableChip>
			))}
		</ChipGroup>
	);
}

describe('RemovableChip', () => {
	testConformance(
		(props) => (
			<RemovableChip {...props} removeLabel="Remove Cotton" onRemove={() => {}}>
				Cotton
			</RemovableChip>
		),
		{ part: 'removable-chip' },
	);

	it('gives the focus to its neighbour when it goes, and to the group at last', async () => {
		const screen = await render(<Chosen names={['Cotton', 'Silk', 'Lotus']} />);
		const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
		await remove('Silk').click();
		await expect.element(remove('Lotus')).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.element(remove('Cotton')).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByRole('group', { name: 'Chosen' })).toHaveFocus();
	});

	it('is a link to the address without it, which a plain press does not follow', async () => {
		const onRemove = vi.fn();
		const screen = await render(
			<RemovableChip href="#without" removeLabel="Remove Cotton" onRemove={onRemove}>
				Cotton
			</RemovableChip>,
		);
		const remove = screen.getByRole('link', { name: 'Remove Cotton' });
		await expect.element(remove).toHaveAttribute('href', '#without');
		await remove.click();
		expect(onRemove).toHaveBeenCalledOnce();
		expect(window.location.hash).toBe('');
	});

	it('can be taken out of use', async () => {
		const onRemove = vi.fn();
		const screen = await render(
			<RemovableChip isDisabled removeLabel="Remove Cotton" onRemove={onRemove}>
				Cotton
			</RemovableChip>,
		);
		await expect.element(screen.getByRole('button')).toBeDisabled();
	});
});

describe('ChipGroup', () => {
	testConformance((props) => <ChipGroup {...props} label="Material" />, { part: 'chip-group' });

	it.each([
		['wrap', true],
		['scroll', false],
	] as const)('%s breaks into lines: %s', async (flow, isBroken) => {
		const screen = await render(
			<div style={{ width: 200 }}>
				<ChipGroup label="Material" flow={flow}>
					{['Cotton', 'Silk', 'Lotus fibre', 'Linen'].map((name) => (
						<Chip key={name}>{name}</Chip>
					))}
				</ChipGroup>
			</div>,
		);
		const tops = screen
			.getByRole('button')
			.elements()
			.map((chip) => chip.getBoundingClientRect().top);
		expect(new Set(tops).size > 1).toBe(isBroken);
	});
});
