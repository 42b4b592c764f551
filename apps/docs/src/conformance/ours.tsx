import { Accordion, AccordionItem } from '@zaylat/ui/accordion';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Autocomplete } from '@zaylat/ui/autocomplete';
import { BottomBar, BottomBarItem } from '@zaylat/ui/bottom-bar';
import { BottomSheet } from '@zaylat/ui/bottom-sheet';
import { Breadcrumb, BreadcrumbItem } from '@zaylat/ui/breadcrumb';
import { Button } from '@zaylat/ui/button';
import { Calendar, RangeCalendar } from '@zaylat/ui/calendar';
import { Carousel } from '@zaylat/ui/carousel';
import { Checkbox } from '@zaylat/ui/checkbox';
import { Chip, ChipGroup } from '@zaylat/ui/chip';
import { ChoiceCard } from '@zaylat/ui/choice-card';
import { Collapsible } from '@zaylat/ui/collapsible';
import { Combobox } from '@zaylat/ui/combobox';
import { CommandPalette } from '@zaylat/ui/command-palette';
import { ContextHint } from '@zaylat/ui/context-hint';
import { ContextMenu, ContextMenuItem } from '@zaylat/ui/context-menu';
import { DataGrid } from '@zaylat/ui/data-grid';
import { DateField } from '@zaylat/ui/date-field';
import { DatePicker, DateRangePicker } from '@zaylat/ui/date-picker';
import { Dialog } from '@zaylat/ui/dialog';
import { Drawer } from '@zaylat/ui/drawer';
import { DropdownMenu, DropdownMenuItem } from '@zaylat/ui/dropdown-menu';
import { FormErrorSummary } from '@zaylat/ui/form-error-summary';
import { Gallery } from '@zaylat/ui/gallery';
import { HoverCard } from '@zaylat/ui/hover-card';
import { IconButton } from '@zaylat/ui/icon-button';
import { Lightbox } from '@zaylat/ui/lightbox';
import { Link } from '@zaylat/ui/link';
import { MultiSelect } from '@zaylat/ui/multi-select';
import { NavMenu } from '@zaylat/ui/nav-menu';
import { NumberField } from '@zaylat/ui/number-field';
import { Pagination } from '@zaylat/ui/pagination';
import { PasswordInput } from '@zaylat/ui/password-input';
import { Popover } from '@zaylat/ui/popover';
import { Progress } from '@zaylat/ui/progress';
import { QuantityStepper } from '@zaylat/ui/quantity-stepper';
import { Radio, RadioGroup } from '@zaylat/ui/radio-group';
import { RangeSlider } from '@zaylat/ui/range-slider';
import { RatingInput } from '@zaylat/ui/rating-input';
import { ResizablePanels } from '@zaylat/ui/resizable-panels';
import { ScrollArea } from '@zaylat/ui/scroll-area';
import { SearchField } from '@zaylat/ui/search-field';
import { Segment, SegmentedControl } from '@zaylat/ui/segmented-control';
import { Select } from '@zaylat/ui/select';
import { Sidebar } from '@zaylat/ui/sidebar';
import { SkipLink } from '@zaylat/ui/skip-link';
import { Slider } from '@zaylat/ui/slider';
import { Stepper } from '@zaylat/ui/stepper';
import { StockMeter } from '@zaylat/ui/stock-meter';
import { Switch } from '@zaylat/ui/switch';
import { Table, type TableSort } from '@zaylat/ui/table';
import { Tab, TabList, TabPanel, Tabs } from '@zaylat/ui/tabs';
import { TimeField } from '@zaylat/ui/time-field';
import { ToastProvider, useToast } from '@zaylat/ui/toast';
import { ToggleGroup, ToggleGroupItem } from '@zaylat/ui/toggle-group';
import { Toolbar, ToolbarButton } from '@zaylat/ui/toolbar';
import { Tooltip } from '@zaylat/ui/tooltip';
import { TreeView } from '@zaylat/ui/tree-view';
import { VariantPicker } from '@zaylat/ui/variant-picker';
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

const TODAY = '2026-11-19';
const icon = <svg aria-hidden="true" viewBox="0 0 20 20" />;
const PLACES = [1, 2, 3, 4, 5, 6] as const;
const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
const PICTURES = PLACES.map((at) => ({ id: `${at}`, src: PICTURE, width: 400, height: 300, alt: `Picture ${at}` }));

function SaveIcon() {
	const [count, setCount] = useState(0);
	return (
		<>
			<IconButton label="Save" icon={icon} onClick={() => setCount(count + 1)} />
			<p>Saved: {count}</p>
		</>
	);
}

function Search() {
	const [value, setValue] = useState('');
	const [isOpen, setOpen] = useState(false);
	const items = TOWNSHIPS.filter((name) => name.toLowerCase().includes(value.toLowerCase()));
	return (
		<SearchField
			label="Township"
			value={value}
			onValueChange={setValue}
			onSubmit={() => {}}
			status={value === '' ? 'idle' : 'results'}
			items={items}
			getItemKey={String}
			renderItem={String}
			onSelect={setValue}
			isOpen={isOpen}
			onOpenChange={setOpen}
		/>
	);
}

function Commands() {
	const [done, setDone] = useState('');
	return (
		<>
			<CommandPalette
				trigger={opener}
				labels={{ search: 'Search' }}
				commands={MENU.map((name) => ({ id: name, label: name, onRun: () => setDone(name) }))}
			/>
			{behind}
			<p>Done: {done}</p>
		</>
	);
}

function Sorted() {
	const [sort, setSort] = useState<TableSort>();
	return (
		<Table
			caption="Orders"
			columns={[
				{ key: 'id', header: 'Order', cell: ({ id }: Order) => id, isRowHeader: true, isSortable: true },
				{ key: 'total', header: 'Total', cell: ({ total }: Order) => total, isSortable: true },
			]}
			rows={ORDERS}
			getRowKey={({ id }) => id}
			sort={sort}
			onSortChange={setSort}
		/>
	);
}

function Errors() {
	const [isSent, setSent] = useState(false);
	return (
		<>
			<FormErrorSummary errors={isSent ? [{ fieldId: 'town', name: 'town', message: 'Enter a town.' }] : []} />
			<input id="town" aria-label="Town" />
			<Button onClick={() => setSent(true)}>Send</Button>
		</>
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
	'icon-button': SaveIcon,
	'time-field': () => <TimeField aria-label="Delivery" defaultValue={{ hour: '9', minute: '30', period: 'am' }} />,
	'date-field': () => <DateField aria-label="Birthday" />,
	'date-picker': () => <DatePicker aria-label="Delivery" today={TODAY} defaultValue="2026-11-24" locale="en-GB" />,
	'date-range-picker': () => (
		<DateRangePicker
			aria-label="Delivery"
			today={TODAY}
			defaultValue={{ start: '2026-11-24', end: '2026-11-25' }}
			locale="en-GB"
		/>
	),
	'range-calendar': () => (
		<RangeCalendar
			aria-label="Days"
			today={TODAY}
			defaultValue={{ start: '2026-11-24', end: '2026-11-24' }}
			locale="en-GB"
		/>
	),
	'multi-select': () => (
		<MultiSelect
			aria-label="Townships"
			items={TOWNSHIPS}
			getItemKey={String}
			getItemText={String}
			defaultValue={['Bahan']}
		/>
	),
	'search-field': Search,
	'command-palette': Commands,
	'nav-menu': () => (
		<NavMenu
			label="Shop"
			trigger="Categories"
			hoverDelayMs={null}
			entries={[
				{ href: '#clothes', label: 'Clothes' },
				{ href: '#longyi', label: 'Longyi', isCurrent: true },
			]}
		/>
	),
	carousel: () => (
		<Carousel label="Offers" slides="full" autoplayMs={60_000}>
			{PLACES.map((at) => (
				<div key={at} data-slide={at} style={{ blockSize: 120 }}>
					Offer {at}
				</div>
			))}
		</Carousel>
	),
	gallery: () => <Gallery label="Offers" items={PICTURES} hasPhoneThumbnails />,
	lightbox: () => (
		<>
			<Lightbox trigger={opener} pictures={PICTURES} labels={{ title: TITLE }} />
			{behind}
		</>
	),
	'hover-card': () => <HoverCard trigger={<Link href="#shop">Shwe Shop</Link>}>Ships from Yangon</HoverCard>,
	'context-hint': () => <ContextHint label="About delivery">In three days</ContextHint>,
	chip: () => (
		<ChipGroup label="View">
			{['Grid', 'List', 'Map'].map((name) => (
				<Chip key={name} defaultSelected={name === 'Grid'}>
					{name}
				</Chip>
			))}
		</ChipGroup>
	),
	'variant-picker': () => (
		<>
			<VariantPicker
				options={[
					{
						key: 'delivery',
						name: 'Delivery',
						values: ['Home', 'Shop', 'Office'].map((name) => ({ key: name, name })),
					},
				]}
				defaultValue={{ delivery: 'Home' }}
			/>
			{after}
		</>
	),
	'rating-input': () => (
		<>
			<RatingInput />
			{after}
		</>
	),
	table: Sorted,
	pagination: () => <Pagination page={2} pageCount={5} hrefOf={(page) => (page === 1 ? '#first' : `#page-${page}`)} />,
	'bottom-bar': () => (
		<BottomBar label="Main">
			<BottomBarItem href="#first" icon={icon}>
				Home
			</BottomBarItem>
			<BottomBarItem href="#cart" icon={icon} isCurrent>
				Cart
			</BottomBarItem>
		</BottomBar>
	),
	stepper: () => (
		<Stepper
			label="Checkout"
			current="payment"
			steps={[
				{ value: 'address', label: 'Address', href: '#first' },
				{ value: 'payment', label: 'Payment' },
			]}
		/>
	),
	sidebar: () => (
		<Sidebar
			presentation="panel"
			groups={[
				{
					items: [
						{ href: '#first', label: 'Home', icon },
						{ href: '#cart', label: 'Cart', icon, isCurrent: true },
					],
				},
			]}
		/>
	),
	link: () => <Link href="#first">Home</Link>,
	'skip-link': () => (
		<>
			<SkipLink href="#content" />
			<div id="content" tabIndex={-1}>
				Products
			</div>
		</>
	),
	'stock-meter': () => <StockMeter label="Stock" value={4} max={20} text="4 left" />,
	'password-input': () => <PasswordInput aria-label="Password" autoComplete="current-password" />,
	'scroll-area': () => (
		<ScrollArea label="Terms" className="h-24">
			<div data-long="" style={{ blockSize: 600 }}>
				Returns within a week
			</div>
		</ScrollArea>
	),
	'form-error-summary': Errors,
};

export const OurReading: Reading = ({ direction, children }) => (
	<DirectionContext value={direction}>{children}</DirectionContext>
);
