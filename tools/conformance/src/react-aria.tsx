import { CalendarDate, Time } from '@internationalized/date';
import { useState } from 'react';
import {
	Autocomplete,
	Breadcrumb,
	Breadcrumbs,
	Button,
	Calendar,
	CalendarCell,
	CalendarGrid,
	Cell,
	Checkbox,
	Column,
	ComboBox,
	ComboBoxValue,
	DateField,
	DateInput,
	DatePicker,
	DateRangePicker,
	DateSegment,
	Dialog,
	DialogTrigger,
	Disclosure,
	DisclosureGroup,
	DisclosurePanel,
	Group,
	Heading,
	I18nProvider,
	Input,
	Label,
	Link,
	ListBox,
	ListBoxItem,
	Menu,
	MenuItem,
	MenuTrigger,
	Meter,
	Modal,
	ModalOverlay,
	NumberField,
	Popover,
	PreviewTrigger,
	ProgressBar,
	Radio,
	RadioGroup,
	RangeCalendar,
	Row,
	SearchField,
	Select,
	SelectValue,
	Slider,
	SliderThumb,
	SliderTrack,
	Switch,
	Tab,
	TabList,
	Table,
	TableBody,
	TableHeader,
	TabPanel,
	Tabs,
	Tag,
	TagGroup,
	TagList,
	TimeField,
	UNSTABLE_Toast as Toast,
	UNSTABLE_ToastContent as ToastContent,
	UNSTABLE_ToastQueue as ToastQueue,
	UNSTABLE_ToastRegion as ToastRegion,
	ToggleButton,
	ToggleButtonGroup,
	Toolbar,
	Tooltip,
	TooltipTrigger,
	Tree,
	TreeItem,
	TreeItemContent,
	useFilter,
} from 'react-aria-components';
import type { Fixtures } from '../../../apps/docs/conformance/fixtures.ts';
import type { Reading as ReadingType } from '../../../apps/docs/conformance/host.tsx';

export const Reading: ReadingType = ({ direction, children }) => (
	<I18nProvider locale={direction === 'rtl' ? 'he-IL' : 'en-GB'}>{children}</I18nProvider>
);

const TITLE = 'Delivery address';
const TOWNSHIPS = ['Bahan', 'Hlaing', 'Kamayut'];
const MENU = ['Orders', 'Points', 'Wishlist'];
const VIEWS = ['About', 'Reviews', 'Shop'];
const QUESTIONS = [
	['Delivery', 'In three days'],
	['Returns', 'Within a week'],
] as const;
const thumb = { display: 'block', width: 20, height: 20, background: 'currentColor' } as const;
const track = { position: 'relative', display: 'block', height: 20, width: 400 } as const;

function Save() {
	const [count, setCount] = useState(0);
	return (
		<>
			<Button onPress={() => setCount(count + 1)}>Save</Button>
			<p>Saved: {count}</p>
		</>
	);
}

function AccountMenu() {
	const [done, setDone] = useState('');
	return (
		<>
			<MenuTrigger>
				<Button>Open</Button>
				<Popover>
					<Menu onAction={(key) => setDone(String(key))}>
						{MENU.map((name) => (
							<MenuItem key={name} id={name}>
								{name}
							</MenuItem>
						))}
					</Menu>
				</Popover>
			</MenuTrigger>
			<p>Done: {done}</p>
		</>
	);
}

function Tools() {
	const [done, setDone] = useState('');
	return (
		<>
			<Toolbar aria-label="Orders">
				{['Print', 'Export', 'Archive'].map((name) => (
					<Button key={name} onPress={() => setDone(name)}>
						{name}
					</Button>
				))}
			</Toolbar>
			<Button>After</Button>
			<p>Done: {done}</p>
		</>
	);
}

const queue = new ToastQueue<{ title: string }>();

const modal = (role: 'dialog' | 'alertdialog') => (
	<>
		<DialogTrigger>
			<Button>Open</Button>
			<ModalOverlay isDismissable>
				<Modal>
					<Dialog role={role}>
						<Heading slot="title">{TITLE}</Heading>
						<input aria-label="Town" />
						<Button slot="close">Close</Button>
					</Dialog>
				</Modal>
			</ModalOverlay>
		</DialogTrigger>
		<Button>Behind</Button>
	</>
);

const branch = (name: string, child?: string) => (
	<TreeItem key={name} id={name} textValue={name}>
		<TreeItemContent>
			{child !== undefined && <Button slot="chevron">+</Button>}
			{name}
		</TreeItemContent>
		{child !== undefined && (
			<TreeItem id={child} textValue={child}>
				<TreeItemContent>{child}</TreeItemContent>
			</TreeItem>
		)}
	</TreeItem>
);

function Commands() {
	const { contains } = useFilter({ sensitivity: 'base' });
	const [isOpen, setOpen] = useState(false);
	const [done, setDone] = useState('');
	return (
		<>
			<DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
				<Button>Open</Button>
				<ModalOverlay isDismissable>
					<Modal>
						<Dialog aria-label="Commands">
							<Autocomplete filter={contains}>
								<SearchField aria-label="Search" autoFocus>
									<Input />
								</SearchField>
								<Menu
									aria-label="Commands"
									onAction={(key) => {
										setOpen(false);
										setDone(String(key));
									}}
								>
									{MENU.map((name) => (
										<MenuItem key={name} id={name}>
											{name}
										</MenuItem>
									))}
								</Menu>
							</Autocomplete>
						</Dialog>
					</Modal>
				</ModalOverlay>
			</DialogTrigger>
			<Button>Behind</Button>
			<p>Done: {done}</p>
		</>
	);
}

const DAY = new CalendarDate(2026, 11, 24);

const monthHeader = (
	<header>
		<Button slot="previous">Previous</Button>
		<Heading />
		<Button slot="next">Next</Button>
	</header>
);

const days = <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>;

export const fixtures: Fixtures = {
	'time-field': () => (
		<TimeField aria-label="Delivery" defaultValue={new Time(9, 30)} hourCycle={24}>
			<DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
		</TimeField>
	),
	'date-field': () => (
		<DateField aria-label="Birthday">
			<DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
		</DateField>
	),
	'date-picker': () => (
		<DatePicker aria-label="Delivery" defaultValue={DAY}>
			<Group>
				<DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
				<Button>Calendar</Button>
			</Group>
			<Popover>
				<Dialog>
					<Calendar>
						{monthHeader}
						{days}
					</Calendar>
				</Dialog>
			</Popover>
		</DatePicker>
	),
	'date-range-picker': () => (
		<DateRangePicker aria-label="Delivery" defaultValue={{ start: DAY, end: DAY.add({ days: 1 }) }}>
			<Group>
				<DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
				<DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
				<Button>Calendar</Button>
			</Group>
			<Popover>
				<Dialog>
					<RangeCalendar>
						{monthHeader}
						{days}
					</RangeCalendar>
				</Dialog>
			</Popover>
		</DateRangePicker>
	),
	'range-calendar': () => (
		<RangeCalendar aria-label="Days" defaultValue={{ start: DAY, end: DAY }}>
			{monthHeader}
			{days}
		</RangeCalendar>
	),
	'multi-select': () => (
		<ComboBox selectionMode="multiple" defaultValue={['Bahan']}>
			<Label>Townships</Label>
			<ComboBoxValue>
				{({ state }) => (
					<TagGroup
						aria-label="Chosen"
						onRemove={(keys) => state.setValue(state.value.filter((key) => !keys.has(key)))}
					>
						<TagList>
							{state.value.map((key) => (
								<Tag key={key} id={key} textValue={String(key)}>
									{key}
									<Button slot="remove">x</Button>
								</Tag>
							))}
						</TagList>
					</TagGroup>
				)}
			</ComboBoxValue>
			<Input />
			<Popover>
				<ListBox>
					{TOWNSHIPS.map((name) => (
						<ListBoxItem key={name} id={name}>
							{name}
						</ListBoxItem>
					))}
				</ListBox>
			</Popover>
		</ComboBox>
	),
	'hover-card': () => (
		<PreviewTrigger>
			<Link href="#shop">Shwe Shop</Link>
			<Popover>Ships from Yangon</Popover>
		</PreviewTrigger>
	),
	'command-palette': Commands,
	chip: () => (
		<ToggleButtonGroup aria-label="View" selectionMode="multiple" defaultSelectedKeys={['Grid']}>
			{['Grid', 'List', 'Map'].map((name) => (
				<ToggleButton key={name} id={name}>
					{name}
				</ToggleButton>
			))}
		</ToggleButtonGroup>
	),
	link: () => <Link href="#first">Home</Link>,
	'stock-meter': () => (
		<Meter value={4} maxValue={20}>
			<Label>Stock</Label>
		</Meter>
	),
	button: Save,
	accordion: () => (
		<DisclosureGroup>
			{QUESTIONS.map(([name, text]) => (
				<Disclosure key={name} id={name}>
					<Heading>
						<Button slot="trigger">{name}</Button>
					</Heading>
					<DisclosurePanel>{text}</DisclosurePanel>
				</Disclosure>
			))}
		</DisclosureGroup>
	),
	collapsible: () => (
		<Disclosure>
			<Button slot="trigger">Delivery</Button>
			<DisclosurePanel>In three days</DisclosurePanel>
		</Disclosure>
	),
	checkbox: () => (
		<Checkbox>
			<span>Offers</span>
		</Checkbox>
	),
	switch: () => (
		<Switch>
			<span>Offers</span>
		</Switch>
	),
	'radio-group': () => (
		<>
			<RadioGroup defaultValue="Home" orientation="horizontal">
				<Label>Delivery</Label>
				{['Home', 'Shop', 'Office'].map((name) => (
					<Radio key={name} value={name}>
						<span>{name}</span>
					</Radio>
				))}
			</RadioGroup>
			<Button>After</Button>
		</>
	),
	slider: () => (
		<Slider aria-label="Distance" defaultValue={10} maxValue={50}>
			<SliderTrack style={track} data-track="">
				<SliderThumb style={thumb} />
			</SliderTrack>
		</Slider>
	),
	'range-slider': () => (
		<Slider aria-label="Price" defaultValue={[20, 22]}>
			<SliderTrack style={track}>
				<SliderThumb index={0} aria-label="From" style={thumb} />
				<SliderThumb index={1} aria-label="To" style={thumb} />
			</SliderTrack>
		</Slider>
	),
	'number-field': () => (
		<NumberField defaultValue={5} minValue={0} maxValue={30}>
			<Label>Weight</Label>
			<Button slot="decrement">-</Button>
			<Input />
			<Button slot="increment">+</Button>
		</NumberField>
	),
	select: () => (
		<Select defaultValue="Mandalay">
			<Label>Region</Label>
			<Button>
				<SelectValue />
			</Button>
			<Popover>
				<ListBox>
					{['Mandalay', 'Shan', 'Yangon'].map((name) => (
						<ListBoxItem key={name} id={name}>
							{name}
						</ListBoxItem>
					))}
				</ListBox>
			</Popover>
		</Select>
	),
	combobox: () => (
		<ComboBox>
			<Label>Township</Label>
			<Input />
			<Popover>
				<ListBox>
					{TOWNSHIPS.map((name) => (
						<ListBoxItem key={name} id={name}>
							{name}
						</ListBoxItem>
					))}
				</ListBox>
			</Popover>
		</ComboBox>
	),
	tabs: () => (
		<Tabs>
			<TabList aria-label="Product">
				{VIEWS.map((name) => (
					<Tab key={name} id={name}>
						{name}
					</Tab>
				))}
			</TabList>
			{VIEWS.map((name) => (
				<TabPanel key={name} id={name}>
					Text of {name}
				</TabPanel>
			))}
		</Tabs>
	),
	menu: AccountMenu,
	dialog: () => modal('dialog'),
	'alert-dialog': () => modal('alertdialog'),
	popover: () => (
		<DialogTrigger>
			<Button>Open</Button>
			<Popover>
				<Dialog aria-label="Costs">
					<Button>Change</Button>
				</Dialog>
			</Popover>
		</DialogTrigger>
	),
	tooltip: () => (
		<TooltipTrigger>
			<Button>Cart</Button>
			<Tooltip>Three pieces</Tooltip>
		</TooltipTrigger>
	),
	toolbar: Tools,
	'toggle-group': () => (
		<ToggleButtonGroup aria-label="View" defaultSelectedKeys={['Grid']}>
			{['Grid', 'List', 'Map'].map((name) => (
				<ToggleButton key={name} id={name}>
					{name}
				</ToggleButton>
			))}
		</ToggleButtonGroup>
	),
	'tree-view': () => (
		<>
			<Tree aria-label="Categories">{[branch('Clothes', 'Longyi'), branch('Food', 'Tea'), branch('Home')]}</Tree>
			<Button>After</Button>
		</>
	),
	'data-grid': () => (
		<>
			<Table aria-label="Orders" selectionMode="multiple">
				<TableHeader>
					<Column>
						<Checkbox slot="selection" />
					</Column>
					<Column isRowHeader>Order</Column>
					<Column>Total</Column>
				</TableHeader>
				<TableBody>
					{[
						['ZL-1', '45,000 K'],
						['ZL-2', '18,500 K'],
					].map(([id, total]) => (
						<Row key={id} id={id}>
							<Cell>
								<Checkbox slot="selection" />
							</Cell>
							<Cell>{id}</Cell>
							<Cell>{total}</Cell>
						</Row>
					))}
				</TableBody>
			</Table>
			<Button>After</Button>
		</>
	),
	calendar: () => (
		<Calendar aria-label="Day" defaultValue={new CalendarDate(2026, 11, 24)}>
			<header>
				<Button slot="previous">Previous</Button>
				<Heading />
				<Button slot="next">Next</Button>
			</header>
			<CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
		</Calendar>
	),
	toast: () => (
		<>
			<ToastRegion queue={queue}>
				{({ toast }) => (
					<Toast toast={toast}>
						<ToastContent>{toast.content.title}</ToastContent>
						<Button slot="close" aria-label="Dismiss">
							x
						</Button>
					</Toast>
				)}
			</ToastRegion>
			<Button onPress={() => queue.add({ title: 'Added to cart' })}>Open</Button>
		</>
	),
	breadcrumb: () => (
		<nav aria-label="Breadcrumbs">
			<Breadcrumbs>
				{['Home', 'Food', 'Tea'].map((name) => (
					<Breadcrumb key={name}>
						<Link href={`#${name}`}>{name}</Link>
					</Breadcrumb>
				))}
			</Breadcrumbs>
		</nav>
	),
	progress: () => (
		<ProgressBar value={40}>
			<Label>Upload</Label>
		</ProgressBar>
	),
};
