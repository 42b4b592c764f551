import { Accordion, AccordionItem } from '@zaylat/ui/accordion';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Autocomplete } from '@zaylat/ui/autocomplete';
import { BottomSheet } from '@zaylat/ui/bottom-sheet';
import { Breadcrumb, BreadcrumbItem } from '@zaylat/ui/breadcrumb';
import { Button } from '@zaylat/ui/button';
import { Calendar } from '@zaylat/ui/calendar';
import { Checkbox } from '@zaylat/ui/checkbox';
import { ChoiceCard } from '@zaylat/ui/choice-card';
import { Collapsible } from '@zaylat/ui/collapsible';
import { Combobox } from '@zaylat/ui/combobox';
import { ContextMenu, ContextMenuItem } from '@zaylat/ui/context-menu';
import { DataGrid } from '@zaylat/ui/data-grid';
import { Dialog } from '@zaylat/ui/dialog';
import { Drawer } from '@zaylat/ui/drawer';
import { DropdownMenu, DropdownMenuItem } from '@zaylat/ui/dropdown-menu';
import { NumberField } from '@zaylat/ui/number-field';
import { Popover } from '@zaylat/ui/popover';
import { Progress } from '@zaylat/ui/progress';
import { QuantityStepper } from '@zaylat/ui/quantity-stepper';
import { Radio, RadioGroup } from '@zaylat/ui/radio-group';
import { RangeSlider } from '@zaylat/ui/range-slider';
import { ResizablePanels } from '@zaylat/ui/resizable-panels';
import { Segment, SegmentedControl } from '@zaylat/ui/segmented-control';
import { Select } from '@zaylat/ui/select';
import { Slider } from '@zaylat/ui/slider';
import { Switch } from '@zaylat/ui/switch';
import { Tab, TabList, TabPanel, Tabs } from '@zaylat/ui/tabs';
import { ToastProvider, useToast } from '@zaylat/ui/toast';
import { ToggleGroup, ToggleGroupItem } from '@zaylat/ui/toggle-group';
import { Toolbar, ToolbarButton } from '@zaylat/ui/toolbar';
import { Tooltip } from '@zaylat/ui/tooltip';
import { TreeView } from '@zaylat/ui/tree-view';
import { createContext, use, useState } from 'react';
import type { Direction, Fixtures } from '../../conformance/fixtures.ts';
import type { Reading } from '../../conformance/host.tsx';

/** Parts with primitives of Radix take the direction as a prop; the others read it from the document. */
const DirectionContext = createContext<Direction>('ltr');

const TITLE = 'Delivery address';
const TOWNSHIPS = ['Bahan', 'Hlaing', 'Kamayut'] as const;
const MENU = ['Orders', 'Points', 'Wishlist'] as const;
const opener = <Button>Open</Button>;
const town = <input aria-label="Town" />;
const behind = <Button>Behind</Button>;
const after = <Button>After</Button>;

function Save() {
	const [count, setCount] = useState(0);
	return (
		<>
			<Button onClick={() => setCount(count + 1)}>Save</Button>
			<p>Saved: {count}</p>
		</>
	);
}

const QUESTIONS = [
	['Delivery', 'In three days'],
	['Returns', 'Within a week'],
] as const;

function Toasts() {
	const { show } = useToast();
	return <Button onClick={() => show({ title: 'Added to cart', tone: 'critical' })}>Open</Button>;
}

function Menu() {
	const [done, setDone] = useState('');
	return (
		<>
			<DropdownMenu trigger={opener} label="Account" dir={use(DirectionContext)}>
				{MENU.map((name) => (
					<DropdownMenuItem key={name} onSelect={() => setDone(name)}>
						{name}
					</DropdownMenuItem>
				))}
			</DropdownMenu>
			<p>Done: {done}</p>
		</>
	);
}

function ProductTabs() {
	return (
		<Tabs defaultValue="About" dir={use(DirectionContext)}>
			<TabList label="Product">
				{['About', 'Reviews', 'Shop'].map((name) => (
					<Tab key={name} value={name}>
						{name}
					</Tab>
				))}
			</TabList>
			{['About', 'Reviews', 'Shop'].map((name) => (
				<TabPanel key={name} value={name}>
					Text of {name}
				</TabPanel>
			))}
		</Tabs>
	);
}

function Tools() {
	const [done, setDone] = useState('');
	return (
		<>
			<Toolbar label="Orders" dir={use(DirectionContext)}>
				{['Print', 'Export', 'Archive'].map((name) => (
					<ToolbarButton key={name} onClick={() => setDone(name)}>
						{name}
					</ToolbarButton>
				))}
			</Toolbar>
			{after}
			<p>Done: {done}</p>
		</>
	);
}

interface Order {
	readonly id: string;
	readonly total: string;
}

const ORDERS: readonly Order[] = [
	{ id: 'ZL-1', total: '45,000 K' },
	{ id: 'ZL-2', total: '18,500 K' },
];

function Quantity() {
	const [value, setValue] = useState(5);
	return (
		<QuantityStepper
			value={value}
			onValueChange={setValue}
			min={0}
			max={30}
			labels={{ quantity: 'Weight', increase: 'More', decrease: 'Less' }}
		/>
	);
}

/** Our components as the checks know them. */
export const OURS: Fixtures = {
	button: Save,
	accordion: () => (
		<Accordion>
			{QUESTIONS.map(([name, text]) => (
				<AccordionItem key={name} value={name} label={name}>
					{text}
				</AccordionItem>
			))}
		</Accordion>
	),
	collapsible: () => <Collapsible label="Delivery">In three days</Collapsible>,
	checkbox: () => <Checkbox>Offers</Checkbox>,
	switch: () => <Switch>Offers</Switch>,
	'radio-group': () => (
		<>
			<RadioGroup aria-label="Delivery" defaultValue="Home">
				{['Home', 'Shop', 'Office'].map((name) => (
					<Radio key={name} value={name}>
						{name}
					</Radio>
				))}
			</RadioGroup>
			{after}
		</>
	),
	'choice-card': () => (
		<>
			<RadioGroup aria-label="Delivery" defaultValue="Home">
				{['Home', 'Shop', 'Office'].map((name) => (
					<ChoiceCard key={name} value={name} title={name} />
				))}
			</RadioGroup>
			{after}
		</>
	),
	'segmented-control': () => (
		<>
			<SegmentedControl aria-label="Delivery" defaultValue="Home">
				{['Home', 'Shop', 'Office'].map((name) => (
					<Segment key={name} value={name}>
						{name}
					</Segment>
				))}
			</SegmentedControl>
			{after}
		</>
	),
	slider: () => (
		<div data-track="">
			<Slider aria-label="Distance" defaultValue={10} max={50} hasOutput={false} />
		</div>
	),
	'range-slider': () => <RangeSlider aria-label="Price" defaultValue={[20, 22]} />,
	'number-field': () => <NumberField aria-label="Weight" defaultValue={5} min={0} max={30} />,
	'quantity-stepper': Quantity,
	select: () => (
		<Select aria-label="Region" defaultValue="Mandalay">
			{['Mandalay', 'Shan', 'Yangon'].map((name) => (
				<option key={name}>{name}</option>
			))}
		</Select>
	),
	combobox: () => <Combobox aria-label="Township" items={TOWNSHIPS} getItemKey={String} getItemText={String} />,
	autocomplete: () => <Autocomplete aria-label="Township" items={TOWNSHIPS} getItemKey={String} getItemText={String} />,
	tabs: ProductTabs,
	menu: Menu,
	'context-menu': () => (
		<ContextMenu trigger={opener} label="Order">
			{MENU.map((name) => (
				<ContextMenuItem key={name}>{name}</ContextMenuItem>
			))}
		</ContextMenu>
	),
	dialog: () => (
		<>
			<Dialog trigger={opener} title={TITLE}>
				{town}
			</Dialog>
			{behind}
		</>
	),
	drawer: () => (
		<>
			<Drawer trigger={opener} title={TITLE}>
				{town}
			</Drawer>
			{behind}
		</>
	),
	'bottom-sheet': () => (
		<>
			<BottomSheet trigger={opener} title={TITLE}>
				{town}
			</BottomSheet>
			{behind}
		</>
	),
	'alert-dialog': () => (
		<>
			<AlertDialog
				trigger={opener}
				title={TITLE}
				description="It cannot be brought back."
				confirmLabel="Delete"
				onConfirm={() => {}}
			/>
			{behind}
		</>
	),
	popover: () => (
		<Popover trigger={opener} title="Costs">
			<Button>Change</Button>
		</Popover>
	),
	tooltip: () => (
		<Tooltip content="Three pieces" purpose="description">
			<Button>Cart</Button>
		</Tooltip>
	),
	toolbar: Tools,
	'toggle-group': () => (
		<>
			<ToggleGroup label="View" defaultValue={['Grid']}>
				{['Grid', 'List', 'Map'].map((name) => (
					<ToggleGroupItem key={name} value={name}>
						{name}
					</ToggleGroupItem>
				))}
			</ToggleGroup>
			{after}
		</>
	),
	'tree-view': () => (
		<>
			<TreeView
				aria-label="Categories"
				items={[
					{ id: 'clothes', label: 'Clothes', children: [{ id: 'longyi', label: 'Longyi' }] },
					{ id: 'food', label: 'Food', children: [{ id: 'tea', label: 'Tea' }] },
					{ id: 'home', label: 'Home' },
				]}
			/>
			{after}
		</>
	),
	'data-grid': () => (
		<>
			<DataGrid
				caption="Orders"
				columns={[
					{ key: 'id', header: 'Order', cell: ({ id }: Order) => id, isRowHeader: true },
					{ key: 'total', header: 'Total', cell: ({ total }: Order) => total },
				]}
				rows={ORDERS}
				getRowKey={({ id }) => id}
				getRowName={({ id }) => id}
				selection="multiple"
			/>
			{after}
		</>
	),
	'resizable-panels': () => (
		<ResizablePanels
			start="Orders"
			end="Order"
			defaultValue={40}
			min={20}
			max={80}
			step={5}
			labels={{ handle: 'Width of the list' }}
		/>
	),
	calendar: () => <Calendar aria-label="Day" today="2026-11-19" defaultValue="2026-11-24" locale="en-GB" />,
	toast: () => (
		<ToastProvider>
			<Toasts />
		</ToastProvider>
	),
	breadcrumb: () => (
		<Breadcrumb>
			<BreadcrumbItem href="#home">Home</BreadcrumbItem>
			<BreadcrumbItem href="#food">Food</BreadcrumbItem>
			<BreadcrumbItem href="#tea" isCurrent>
				Tea
			</BreadcrumbItem>
		</Breadcrumb>
	),
	progress: () => <Progress label="Upload" value={40} max={100} />,
};

export const OurReading: Reading = ({ direction, children }) => (
	<DirectionContext value={direction}>{children}</DirectionContext>
);
