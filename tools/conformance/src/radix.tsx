import {
	Accordion,
	AlertDialog,
	Checkbox,
	Collapsible,
	ContextMenu,
	Dialog,
	Direction,
	DropdownMenu,
	HoverCard,
	Label,
	NavigationMenu,
	Popover,
	Progress,
	RadioGroup,
	ScrollArea,
	Select,
	Slider,
	Switch,
	Tabs,
	Toast,
	ToggleGroup,
	Toolbar,
	Tooltip,
} from 'radix-ui';
import { useState } from 'react';
import type { Fixtures } from '../../../apps/docs/conformance/fixtures.ts';
import type { Reading as ReadingType } from '../../../apps/docs/conformance/host.tsx';

export const Reading: ReadingType = ({ direction, children }) => (
	<Direction.Provider dir={direction}>{children}</Direction.Provider>
);

const TITLE = 'Delivery address';
const MENU = ['Orders', 'Points', 'Wishlist'];
const VIEWS = ['About', 'Reviews', 'Shop'];
const QUESTIONS = [
	['Delivery', 'In three days'],
	['Returns', 'Within a week'],
] as const;

function Menu() {
	const [done, setDone] = useState('');
	return (
		<>
			<DropdownMenu.Root>
				<DropdownMenu.Trigger>Open</DropdownMenu.Trigger>
				<DropdownMenu.Portal>
					<DropdownMenu.Content loop>
						{MENU.map((name) => (
							<DropdownMenu.Item key={name} onSelect={() => setDone(name)}>
								{name}
							</DropdownMenu.Item>
						))}
					</DropdownMenu.Content>
				</DropdownMenu.Portal>
			</DropdownMenu.Root>
			<p>Done: {done}</p>
		</>
	);
}

function Tools() {
	const [done, setDone] = useState('');
	return (
		<>
			<Toolbar.Root aria-label="Orders">
				{['Print', 'Export', 'Archive'].map((name) => (
					<Toolbar.Button key={name} onClick={() => setDone(name)}>
						{name}
					</Toolbar.Button>
				))}
			</Toolbar.Root>
			<button type="button">After</button>
			<p>Done: {done}</p>
		</>
	);
}

function Toasts() {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Toast.Provider>
			<button type="button" onClick={() => setIsOpen(true)}>
				Open
			</button>
			<Toast.Root open={isOpen} onOpenChange={setIsOpen}>
				<Toast.Title>Added to cart</Toast.Title>
				<Toast.Close>Dismiss</Toast.Close>
			</Toast.Root>
			<Toast.Viewport />
		</Toast.Provider>
	);
}

const track = { position: 'relative', display: 'block', height: 20, width: 400 } as const;
const thumb = { display: 'block', width: 20, height: 20, background: 'currentColor' } as const;

export const fixtures: Fixtures = {
	'nav-menu': () => (
		<NavigationMenu.Root aria-label="Shop">
			<NavigationMenu.List>
				<NavigationMenu.Item>
					<NavigationMenu.Trigger>Categories</NavigationMenu.Trigger>
					<NavigationMenu.Content>
						<NavigationMenu.Link href="#clothes">Clothes</NavigationMenu.Link>
						<NavigationMenu.Link href="#longyi" active>
							Longyi
						</NavigationMenu.Link>
					</NavigationMenu.Content>
				</NavigationMenu.Item>
			</NavigationMenu.List>
		</NavigationMenu.Root>
	),
	'hover-card': () => (
		<HoverCard.Root>
			<HoverCard.Trigger href="#shop">Shwe Shop</HoverCard.Trigger>
			<HoverCard.Portal>
				<HoverCard.Content>Ships from Yangon</HoverCard.Content>
			</HoverCard.Portal>
		</HoverCard.Root>
	),
	chip: () => (
		<ToggleGroup.Root type="multiple" aria-label="View" defaultValue={['Grid']}>
			{['Grid', 'List', 'Map'].map((name) => (
				<ToggleGroup.Item key={name} value={name}>
					{name}
				</ToggleGroup.Item>
			))}
		</ToggleGroup.Root>
	),
	'scroll-area': () => (
		<ScrollArea.Root style={{ height: 96 }}>
			<ScrollArea.Viewport style={{ height: 96 }} role="region" aria-label="Terms">
				<div data-long="" style={{ height: 600 }}>
					Returns within a week
				</div>
			</ScrollArea.Viewport>
			<ScrollArea.Scrollbar orientation="vertical">
				<ScrollArea.Thumb />
			</ScrollArea.Scrollbar>
		</ScrollArea.Root>
	),
	accordion: () => (
		<Accordion.Root type="single" collapsible>
			{QUESTIONS.map(([name, text]) => (
				<Accordion.Item key={name} value={name}>
					<Accordion.Header>
						<Accordion.Trigger>{name}</Accordion.Trigger>
					</Accordion.Header>
					<Accordion.Content>{text}</Accordion.Content>
				</Accordion.Item>
			))}
		</Accordion.Root>
	),
	collapsible: () => (
		<Collapsible.Root>
			<Collapsible.Trigger>Delivery</Collapsible.Trigger>
			<Collapsible.Content>In three days</Collapsible.Content>
		</Collapsible.Root>
	),
	checkbox: () => (
		<>
			<Checkbox.Root id="offers" style={thumb} />
			<Label.Root htmlFor="offers">Offers</Label.Root>
		</>
	),
	switch: () => (
		<>
			<Switch.Root id="offers" style={thumb} />
			<Label.Root htmlFor="offers">Offers</Label.Root>
		</>
	),
	'radio-group': () => (
		<>
			<RadioGroup.Root aria-label="Delivery" defaultValue="Home">
				{['Home', 'Shop', 'Office'].map((name) => (
					<div key={name}>
						<RadioGroup.Item id={name} value={name} style={thumb} />
						<Label.Root htmlFor={name}>{name}</Label.Root>
					</div>
				))}
			</RadioGroup.Root>
			<button type="button">After</button>
		</>
	),
	slider: () => (
		<Slider.Root defaultValue={[10]} max={50} style={track} data-track="">
			<Slider.Track>
				<Slider.Range />
			</Slider.Track>
			<Slider.Thumb aria-label="Distance" style={thumb} />
		</Slider.Root>
	),
	'range-slider': () => (
		<Slider.Root defaultValue={[20, 22]} style={track}>
			<Slider.Track>
				<Slider.Range />
			</Slider.Track>
			<Slider.Thumb aria-label="From" style={thumb} />
			<Slider.Thumb aria-label="To" style={thumb} />
		</Slider.Root>
	),
	select: () => (
		<Select.Root defaultValue="Mandalay">
			<Select.Trigger aria-label="Region">
				<Select.Value />
			</Select.Trigger>
			<Select.Portal>
				<Select.Content>
					<Select.Viewport>
						{['Mandalay', 'Shan', 'Yangon'].map((name) => (
							<Select.Item key={name} value={name}>
								<Select.ItemText>{name}</Select.ItemText>
							</Select.Item>
						))}
					</Select.Viewport>
				</Select.Content>
			</Select.Portal>
		</Select.Root>
	),
	tabs: () => (
		<Tabs.Root defaultValue="About">
			<Tabs.List aria-label="Product">
				{VIEWS.map((name) => (
					<Tabs.Trigger key={name} value={name}>
						{name}
					</Tabs.Trigger>
				))}
			</Tabs.List>
			{VIEWS.map((name) => (
				<Tabs.Content key={name} value={name}>
					Text of {name}
				</Tabs.Content>
			))}
		</Tabs.Root>
	),
	menu: Menu,
	'context-menu': () => (
		<ContextMenu.Root>
			<ContextMenu.Trigger asChild>
				<button type="button">Open</button>
			</ContextMenu.Trigger>
			<ContextMenu.Portal>
				<ContextMenu.Content loop>
					{MENU.map((name) => (
						<ContextMenu.Item key={name}>{name}</ContextMenu.Item>
					))}
				</ContextMenu.Content>
			</ContextMenu.Portal>
		</ContextMenu.Root>
	),
	dialog: () => (
		<>
			<Dialog.Root>
				<Dialog.Trigger>Open</Dialog.Trigger>
				<Dialog.Portal>
					<Dialog.Overlay />
					<Dialog.Content aria-describedby={undefined}>
						<Dialog.Title>{TITLE}</Dialog.Title>
						<input aria-label="Town" />
						<Dialog.Close>Close</Dialog.Close>
					</Dialog.Content>
				</Dialog.Portal>
			</Dialog.Root>
			<button type="button">Behind</button>
		</>
	),
	'alert-dialog': () => (
		<>
			<AlertDialog.Root>
				<AlertDialog.Trigger>Open</AlertDialog.Trigger>
				<AlertDialog.Portal>
					<AlertDialog.Overlay />
					<AlertDialog.Content>
						<AlertDialog.Title>{TITLE}</AlertDialog.Title>
						<AlertDialog.Description>It cannot be brought back.</AlertDialog.Description>
						<AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
						<AlertDialog.Action>Delete</AlertDialog.Action>
					</AlertDialog.Content>
				</AlertDialog.Portal>
			</AlertDialog.Root>
			<button type="button">Behind</button>
		</>
	),
	popover: () => (
		<Popover.Root>
			<Popover.Trigger>Open</Popover.Trigger>
			<Popover.Portal>
				<Popover.Content aria-label="Costs">
					<button type="button">Change</button>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	),
	tooltip: () => (
		<Tooltip.Provider>
			<Tooltip.Root>
				<Tooltip.Trigger>Cart</Tooltip.Trigger>
				<Tooltip.Portal>
					<Tooltip.Content data-tip="">Three pieces</Tooltip.Content>
				</Tooltip.Portal>
			</Tooltip.Root>
		</Tooltip.Provider>
	),
	toolbar: Tools,
	'toggle-group': () => (
		<ToggleGroup.Root type="single" aria-label="View" defaultValue="Grid">
			{['Grid', 'List', 'Map'].map((name) => (
				<ToggleGroup.Item key={name} value={name}>
					{name}
				</ToggleGroup.Item>
			))}
		</ToggleGroup.Root>
	),
	toast: Toasts,
	progress: () => (
		<Progress.Root aria-label="Upload" value={40} style={track}>
			<Progress.Indicator />
		</Progress.Root>
	),
};
