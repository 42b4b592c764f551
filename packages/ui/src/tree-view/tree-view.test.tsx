import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testConformance } from '../testing/conformance.tsx';
import { TreeView, type TreeViewItem, type TreeViewProps } from './index.ts';

const ITEMS: readonly TreeViewItem[] = [
	{
		id: 'food',
		label: 'Food',
		children: [
			{ id: 'tea', label: 'Tea', children: [{ id: 'green', label: 'Green tea' }] },
			{ id: 'coffee', label: 'Coffee' },
			{ id: 'wine', label: 'Wine', isDisabled: true },
		],
	},
	{ id: 'clothes', label: 'Clothes', children: [] },
	{ id: 'toys', label: 'Toys' },
];

testConformance((props) => <TreeView aria-label="Categories" items={ITEMS} {...props} />, { part: 'tree-view' });

async function setUp(props: Partial<TreeViewProps> = {}, dir?: 'rtl') {
	const onValueChange = vi.fn();
	const onExpandedChange = vi.fn();
	const screen = await render(
		<div dir={dir}>
			<TreeView
				aria-label="Categories"
				items={ITEMS}
				onValueChange={onValueChange}
				onExpandedChange={onExpandedChange}
				{...props}
			/>
		</div>,
	);
	const names = () => [...document.querySelectorAll<HTMLElement>('[role="treeitem"]')].map((item) => item.dataset.item);
	return { screen, onValueChange, onExpandedChange, names };
}

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset.item : undefined);

describe('TreeView', () => {
	it('is a tree of named items with levels, and one stop for Tab', async () => {
		const { screen } = await setUp({ defaultExpanded: ['food'], defaultValue: ['coffee'] });
		await expect.element(screen.getByRole('tree', { name: 'Categories' })).toBeVisible();
		const food = screen.getByRole('treeitem', { name: 'Food' });
		await expect.element(food).toHaveAttribute('aria-expanded', 'true');
		await expect.element(food).toHaveAttribute('aria-setsize', '3');
		const coffee = screen.getByRole('treeitem', { name: 'Coffee' });
		await expect.element(coffee).toHaveAttribute('aria-level', '2');
		await expect.element(coffee).toHaveAttribute('aria-posinset', '2');
		await expect.element(coffee).toHaveAttribute('aria-selected', 'true');
		await userEvent.tab();
		expect(focused()).toBe('coffee');
		expect(document.querySelectorAll('[role="treeitem"][tabindex="0"]')).toHaveLength(1);
	});

	it.each([
		['{ArrowDown}', 'clothes'],
		['{End}', 'toys'],
		['{End}{Home}', 'food'],
		['{End}{ArrowUp}', 'clothes'],
		['{ArrowUp}', 'food'],
		['t', 'toys'],
		['cl', 'clothes'],
		['{ArrowRight}{ArrowRight}', 'tea'],
		['{ArrowRight}{ArrowRight}{ArrowLeft}', 'food'],
		['{ArrowRight}{ArrowRight}{ArrowDown}t', 'toys'],
	])('moves the focus by %s to %s', async (keys, name) => {
		const { onValueChange } = await setUp();
		await userEvent.tab();
		await userEvent.keyboard(keys);
		await expect.poll(focused).toBe(name);
		expect(onValueChange).not.toHaveBeenCalled();
	});

	it('opens and closes branches by arrows, and all of a level by *', async () => {
		const { names, onExpandedChange } = await setUp();
		await userEvent.tab();
		await userEvent.keyboard('{ArrowRight}');
		await expect.poll(names).toEqual(['food', 'tea', 'coffee', 'wine', 'clothes', 'toys']);
		await userEvent.keyboard('{ArrowLeft}');
		await expect.poll(names).toEqual(['food', 'clothes', 'toys']);
		await userEvent.keyboard('*');
		expect(onExpandedChange.mock.calls).toEqual([[['food']], [[]], [['food', 'clothes']]]);
	});

	it('mirrors the arrows where it is read from right to left', async () => {
		const { names } = await setUp({}, 'rtl');
		await userEvent.tab();
		await userEvent.keyboard('{ArrowLeft}');
		await expect.poll(names).toContain('tea');
	});

	it('chooses by keys and presses, disabled items not', async () => {
		const { screen, onValueChange } = await setUp({ defaultExpanded: ['food'] });
		await userEvent.tab();
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await screen.getByText('Coffee').click();
		await screen.getByText('Wine').click();
		expect(onValueChange.mock.calls).toEqual([[['tea']], [['coffee']]]);
		expect(focused()).toBe('wine');
	});

	it('chooses several', async () => {
		const { screen, onValueChange } = await setUp({ selection: 'multiple' });
		await expect.element(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
		await screen.getByText('Toys').click();
		await screen.getByText('Clothes').click();
		await userEvent.keyboard(' ');
		expect(onValueChange.mock.calls).toEqual([[['toys']], [['toys', 'clothes']], [['toys']]]);
	});

	it('opens a branch by its arrow without choosing it, and by its name where nothing is chosen', async () => {
		const { screen, onValueChange, names } = await setUp();
		const arrow = screen.container.querySelector('[data-item="food"] [data-part="tree-view-toggle"]');
		await userEvent.click(arrow ?? document.body);
		await expect.poll(names).toContain('tea');
		expect(onValueChange).not.toHaveBeenCalled();
		await screen.unmount();
		const other = await setUp({ selection: 'none' });
		await other.screen.getByText('Food').click();
		await expect.poll(other.names).toContain('tea');
	});

	it('says that a branch loads or is empty', async () => {
		const loading = { id: 'new', label: 'New', children: [], isLoading: true };
		const { screen } = await setUp({ items: [...ITEMS, loading], defaultExpanded: ['new', 'clothes'] });
		await expect.element(screen.getByText('Loading')).toBeVisible();
		const note = screen.getByRole('treeitem', { name: 'Nothing here' });
		await expect.element(note).toHaveAttribute('aria-level', '2');
		await expect.element(note).toHaveAttribute('aria-disabled', 'true');
		await expect.element(screen.getByRole('treeitem', { name: 'New' })).toHaveAttribute('aria-busy', 'true');
	});
});
