import { Accordion } from '@base-ui/react/accordion';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Button } from '@base-ui/react/button';
import { Checkbox } from '@base-ui/react/checkbox';
import { Collapsible } from '@base-ui/react/collapsible';
import { Combobox } from '@base-ui/react/combobox';
import { ContextMenu } from '@base-ui/react/context-menu';
import { Dialog } from '@base-ui/react/dialog';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Drawer } from '@base-ui/react/drawer';
import { Menu } from '@base-ui/react/menu';
import { Meter } from '@base-ui/react/meter';
import { NavigationMenu } from '@base-ui/react/navigation-menu';
import { NumberField } from '@base-ui/react/number-field';
import { Popover } from '@base-ui/react/popover';
import { PreviewCard } from '@base-ui/react/preview-card';
import { Progress } from '@base-ui/react/progress';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { ScrollArea } from '@base-ui/react/scroll-area';
import { Select } from '@base-ui/react/select';
import { Slider } from '@base-ui/react/slider';
import { Switch } from '@base-ui/react/switch';
import { Tabs } from '@base-ui/react/tabs';
import { Toast } from '@base-ui/react/toast';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { Toolbar } from '@base-ui/react/toolbar';
import { Tooltip } from '@base-ui/react/tooltip';
import { useState } from 'react';
import type { Fixtures } from '../../../apps/docs/conformance/fixtures.ts';
import type { Reading as ReadingType } from '../../../apps/docs/conformance/host.tsx';

export const Reading: ReadingType = ({ direction, children }) => (
	<DirectionProvider direction={direction}>{children}</DirectionProvider>
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
			<Button onClick={() => setCount(count + 1)}>Save</Button>
			<p>Saved: {count}</p>
		</>
	);
}

function AccountMenu() {
	const [done, setDone] = useState('');
	return (
		<>
			<Menu.Root>
				<Menu.Trigger>Open</Menu.Trigger>
				<Menu.Portal>
					<Menu.Positioner>
						<Menu.Popup>
							{MENU.map((name) => (
								<Menu.Item key={name} onClick={() => setDone(name)}>
									{name}
								</Menu.Item>
							))}
						</Menu.Popup>
					</Menu.Positioner>
				</Menu.Portal>
			</Menu.Root>
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

function AddButton() {
	const manager = Toast.useToastManager();
	return (
		<>
			<button type="button" onClick={() => manager.add({ title: 'Added to cart' })}>
				Open
			</button>
			<Toast.Viewport>
				{manager.toasts.map((toast) => (
					<Toast.Root key={toast.id} toast={toast}>
						<Toast.Title />
						<Toast.Close aria-label="Dismiss">x</Toast.Close>
					</Toast.Root>
				))}
			</Toast.Viewport>
		</>
	);
}

function Commands() {
	const [isOpen, setOpen] = useState(false);
	const [done, setDone] = useState('');
	const run = (name: string) => {
		setOpen(false);
		setDone(name);
	};
	return (
		<>
			<Dialog.Root open={isOpen} onOpenChange={setOpen}>
				<Dialog.Trigger>Open</Dialog.Trigger>
				<Dialog.Portal>
					<Dialog.Backdrop />
					<Dialog.Popup aria-label="Commands" style={{ position: 'fixed', top: 20, left: 20, zIndex: 1 }}>
						<Autocomplete.Root open inline items={MENU} autoHighlight="always" keepHighlight>
							<Autocomplete.Input aria-label="Search" />
							<Autocomplete.List>
								{(name: string) => (
									<Autocomplete.Item key={name} value={name} onClick={() => run(name)}>
										{name}
									</Autocomplete.Item>
								)}
							</Autocomplete.List>
						</Autocomplete.Root>
					</Dialog.Popup>
				</Dialog.Portal>
			</Dialog.Root>
			<button type="button">Behind</button>
			<p>Done: {done}</p>
		</>
	);
}

export const fixtures: Fixtures = {
	'multi-select': () => (
		<Combobox.Root items={TOWNSHIPS} multiple defaultValue={['Bahan']}>
			<Combobox.Chips>
				<Combobox.Value>
					{(chosen: string[]) => (
						<>
							{chosen.map((name) => (
								<Combobox.Chip key={name} data-chip="">
									{name}
									<Combobox.ChipRemove aria-label={`Remove ${name}`}>x</Combobox.ChipRemove>
								</Combobox.Chip>
							))}
							<Combobox.Input aria-label="Townships" />
						</>
					)}
				</Combobox.Value>
			</Combobox.Chips>
			<Combobox.Portal>
				<Combobox.Positioner>
					<Combobox.Popup>
						<Combobox.List>
							{(name: string) => (
								<Combobox.Item key={name} value={name}>
									{name}
								</Combobox.Item>
							)}
						</Combobox.List>
					</Combobox.Popup>
				</Combobox.Positioner>
			</Combobox.Portal>
		</Combobox.Root>
	),
	'command-palette': Commands,
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
			<NavigationMenu.Portal>
				<NavigationMenu.Positioner>
					<NavigationMenu.Popup>
						<NavigationMenu.Viewport />
					</NavigationMenu.Popup>
				</NavigationMenu.Positioner>
			</NavigationMenu.Portal>
		</NavigationMenu.Root>
	),
	'hover-card': () => (
		<PreviewCard.Root>
			<PreviewCard.Trigger href="#shop">Shwe Shop</PreviewCard.Trigger>
			<PreviewCard.Portal>
				<PreviewCard.Positioner>
					<PreviewCard.Popup>Ships from Yangon</PreviewCard.Popup>
				</PreviewCard.Positioner>
			</PreviewCard.Portal>
		</PreviewCard.Root>
	),
	chip: () => (
		<ToggleGroup aria-label="View" multiple defaultValue={['Grid']}>
			{['Grid', 'List', 'Map'].map((name) => (
				<Toggle key={name} value={name}>
					{name}
				</Toggle>
			))}
		</ToggleGroup>
	),
	'stock-meter': () => (
		<Meter.Root value={4} max={20}>
			<Meter.Label>Stock</Meter.Label>
			<Meter.Track>
				<Meter.Indicator />
			</Meter.Track>
		</Meter.Root>
	),
	'scroll-area': () => (
		<ScrollArea.Root>
			<ScrollArea.Viewport style={{ height: 96 }} role="region" aria-label="Terms">
				<ScrollArea.Content>
					<div data-long="" style={{ height: 600 }}>
						Returns within a week
					</div>
				</ScrollArea.Content>
			</ScrollArea.Viewport>
			<ScrollArea.Scrollbar>
				<ScrollArea.Thumb />
			</ScrollArea.Scrollbar>
		</ScrollArea.Root>
	),
	button: Save,
	accordion: () => (
		<Accordion.Root>
			{QUESTIONS.map(([name, text]) => (
				<Accordion.Item key={name} value={name}>
					<Accordion.Header>
						<Accordion.Trigger>{name}</Accordion.Trigger>
					</Accordion.Header>
					<Accordion.Panel>{text}</Accordion.Panel>
				</Accordion.Item>
			))}
		</Accordion.Root>
	),
	collapsible: () => (
		<Collapsible.Root>
			<Collapsible.Trigger>Delivery</Collapsible.Trigger>
			<Collapsible.Panel>In three days</Collapsible.Panel>
		</Collapsible.Root>
	),
	checkbox: () => (
		<>
			<Checkbox.Root id="offers" style={thumb} />
			<label htmlFor="offers">Offers</label>
		</>
	),
	switch: () => (
		<>
			<Switch.Root id="offers" style={thumb} />
			<label htmlFor="offers">Offers</label>
		</>
	),
	'radio-group': () => (
		<>
			<RadioGroup aria-label="Delivery" defaultValue="Home">
				{['Home', 'Shop', 'Office'].map((name) => (
					<div key={name}>
						<Radio.Root id={name} value={name} style={thumb} />
						<label htmlFor={name}>{name}</label>
					</div>
				))}
			</RadioGroup>
			{/* Far enough that a finger on the last text is not taken for one on the button. */}
			<button type="button" style={{ marginBlockStart: 100 }}>
				After
			</button>
		</>
	),
	slider: () => (
		<Slider.Root defaultValue={10} max={50}>
			<Slider.Control style={track} data-track="">
				<Slider.Track style={track}>
					<Slider.Indicator />
					<Slider.Thumb aria-label="Distance" style={thumb} />
				</Slider.Track>
			</Slider.Control>
		</Slider.Root>
	),
	'range-slider': () => (
		<Slider.Root defaultValue={[20, 22]}>
			<Slider.Control style={track}>
				<Slider.Track style={track}>
					<Slider.Indicator />
					<Slider.Thumb index={0} aria-label="From" style={thumb} />
					<Slider.Thumb index={1} aria-label="To" style={thumb} />
				</Slider.Track>
			</Slider.Control>
		</Slider.Root>
	),
	'number-field': () => (
		<NumberField.Root defaultValue={5} min={0} max={30}>
			<NumberField.Group>
				<NumberField.Decrement>Less</NumberField.Decrement>
				<NumberField.Input aria-label="Weight" />
				<NumberField.Increment>More</NumberField.Increment>
			</NumberField.Group>
		</NumberField.Root>
	),
	select: () => (
		<Select.Root defaultValue="Mandalay">
			<Select.Trigger aria-label="Region">
				<Select.Value />
			</Select.Trigger>
			<Select.Portal>
				<Select.Positioner>
					<Select.Popup>
						{['Mandalay', 'Shan', 'Yangon'].map((name) => (
							<Select.Item key={name} value={name}>
								<Select.ItemText>{name}</Select.ItemText>
							</Select.Item>
						))}
					</Select.Popup>
				</Select.Positioner>
			</Select.Portal>
		</Select.Root>
	),
	combobox: () => (
		<Combobox.Root items={TOWNSHIPS}>
			<Combobox.Input aria-label="Township" />
			<Combobox.Portal>
				<Combobox.Positioner>
					<Combobox.Popup>
						<Combobox.List>
							{(name: string) => (
								<Combobox.Item key={name} value={name}>
									{name}
								</Combobox.Item>
							)}
						</Combobox.List>
					</Combobox.Popup>
				</Combobox.Positioner>
			</Combobox.Portal>
		</Combobox.Root>
	),
	autocomplete: () => (
		<Autocomplete.Root items={TOWNSHIPS}>
			<Autocomplete.Input aria-label="Township" />
			<Autocomplete.Portal>
				<Autocomplete.Positioner>
					<Autocomplete.Popup>
						<Autocomplete.List>
							{(name: string) => (
								<Autocomplete.Item key={name} value={name}>
									{name}
								</Autocomplete.Item>
							)}
						</Autocomplete.List>
					</Autocomplete.Popup>
				</Autocomplete.Positioner>
			</Autocomplete.Portal>
		</Autocomplete.Root>
	),
	tabs: () => (
		<Tabs.Root defaultValue="About">
			<Tabs.List aria-label="Product">
				{VIEWS.map((name) => (
					<Tabs.Tab key={name} value={name}>
						{name}
					</Tabs.Tab>
				))}
			</Tabs.List>
			{VIEWS.map((name) => (
				<Tabs.Panel key={name} value={name}>
					Text of {name}
				</Tabs.Panel>
			))}
		</Tabs.Root>
	),
	menu: AccountMenu,
	'context-menu': () => (
		<ContextMenu.Root>
			<ContextMenu.Trigger render={<button type="button">Open</button>} />
			<ContextMenu.Portal>
				<ContextMenu.Positioner>
					<ContextMenu.Popup>
						{MENU.map((name) => (
							<ContextMenu.Item key={name}>{name}</ContextMenu.Item>
						))}
					</ContextMenu.Popup>
				</ContextMenu.Positioner>
			</ContextMenu.Portal>
		</ContextMenu.Root>
	),
	dialog: () => (
		<>
			<Dialog.Root>
				<Dialog.Trigger>Open</Dialog.Trigger>
				<Dialog.Portal>
					<Dialog.Backdrop />
					<Dialog.Popup>
						<Dialog.Title>{TITLE}</Dialog.Title>
						<input aria-label="Town" />
						<Dialog.Close>Close</Dialog.Close>
					</Dialog.Popup>
				</Dialog.Portal>
			</Dialog.Root>
			<button type="button">Behind</button>
		</>
	),
	drawer: () => (
		<>
			<Drawer.Root>
				<Drawer.Trigger>Open</Drawer.Trigger>
				<Drawer.Portal>
					<Drawer.Backdrop />
					<Drawer.Viewport>
						<Drawer.Popup>
							<Drawer.Title>{TITLE}</Drawer.Title>
							<input aria-label="Town" />
							<Drawer.Close>Close</Drawer.Close>
						</Drawer.Popup>
					</Drawer.Viewport>
				</Drawer.Portal>
			</Drawer.Root>
			<button type="button">Behind</button>
		</>
	),
	'alert-dialog': () => (
		<>
			<AlertDialog.Root>
				<AlertDialog.Trigger>Open</AlertDialog.Trigger>
				<AlertDialog.Portal>
					<AlertDialog.Backdrop />
					<AlertDialog.Popup>
						<AlertDialog.Title>{TITLE}</AlertDialog.Title>
						<AlertDialog.Description>It cannot be brought back.</AlertDialog.Description>
						<AlertDialog.Close>Cancel</AlertDialog.Close>
					</AlertDialog.Popup>
				</AlertDialog.Portal>
			</AlertDialog.Root>
			<button type="button">Behind</button>
		</>
	),
	popover: () => (
		<Popover.Root>
			<Popover.Trigger>Open</Popover.Trigger>
			<Popover.Portal>
				<Popover.Positioner>
					<Popover.Popup>
						<Popover.Title>Costs</Popover.Title>
						<button type="button">Change</button>
					</Popover.Popup>
				</Popover.Positioner>
			</Popover.Portal>
		</Popover.Root>
	),
	tooltip: () => (
		<Tooltip.Provider>
			<Tooltip.Root>
				<Tooltip.Trigger>Cart</Tooltip.Trigger>
				<Tooltip.Portal>
					<Tooltip.Positioner>
						<Tooltip.Popup data-tip="">Three pieces</Tooltip.Popup>
					</Tooltip.Positioner>
				</Tooltip.Portal>
			</Tooltip.Root>
		</Tooltip.Provider>
	),
	toolbar: Tools,
	'toggle-group': () => (
		<ToggleGroup aria-label="View" defaultValue={['Grid']}>
			{['Grid', 'List', 'Map'].map((name) => (
				<Toggle key={name} value={name}>
					{name}
				</Toggle>
			))}
		</ToggleGroup>
	),
	toast: () => (
		<Toast.Provider>
			<AddButton />
		</Toast.Provider>
	),
	progress: () => (
		<Progress.Root value={40}>
			<Progress.Label>Upload</Progress.Label>
			<Progress.Track>
				<Progress.Indicator />
			</Progress.Track>
		</Progress.Root>
	),
};
