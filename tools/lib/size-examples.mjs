/** Versions that are compared. */
export const INSTALLED = {
	'@base-ui/react': '1.9.0',
	'react-aria-components': '1.22.1',
	'@radix-ui/themes': '3.3.0',
	'@mui/material': '9.5.0',
	'@emotion/react': '11.14.0',
	'@emotion/styled': '11.14.1',
	react: '19.3.1',
	'react-dom': '19.3.1',
};

/** A module that exports everything, by library; undefined for the one that has none. */
export const LIBRARIES = {
	'@zaylat/ui': undefined,
	'Base UI': `export * from '@base-ui/react';`,
	'React Aria Components': `export * from 'react-aria-components';`,
	'Radix Themes': `export * from '@radix-ui/themes';`,
	MUI: `export * from '@mui/material';`,
};

/** The same example with each library, as its documentation shows it. Radix Themes has no combobox. */
export const EXAMPLES = {
	Button: {
		'@zaylat/ui': `import { Button } from '@zaylat/ui/button';
export const Example = () => <Button>Save</Button>;`,
		'Base UI': `import { Button } from '@base-ui/react/button';
export const Example = () => <Button>Save</Button>;`,
		'React Aria Components': `import { Button } from 'react-aria-components';
export const Example = () => <Button>Save</Button>;`,
		'Radix Themes': `import { Button } from '@radix-ui/themes';
export const Example = () => <Button>Save</Button>;`,
		MUI: `import Button from '@mui/material/Button';
export const Example = () => <Button>Save</Button>;`,
	},
	Dialog: {
		'@zaylat/ui': `import { Dialog } from '@zaylat/ui/dialog';
export const Example = () => (
	<Dialog title="Delete?" description="This cannot be undone." trigger={<button>Delete</button>}>Order 12</Dialog>
);`,
		'Base UI': `import { Dialog } from '@base-ui/react/dialog';
export const Example = () => (
	<Dialog.Root>
		<Dialog.Trigger>Delete</Dialog.Trigger>
		<Dialog.Portal>
			<Dialog.Backdrop />
			<Dialog.Popup>
				<Dialog.Title>Delete?</Dialog.Title>
				<Dialog.Description>This cannot be undone.</Dialog.Description>
				Order 12
				<Dialog.Close>Close</Dialog.Close>
			</Dialog.Popup>
		</Dialog.Portal>
	</Dialog.Root>
);`,
		'React Aria Components': `import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay, Text } from 'react-aria-components';
export const Example = () => (
	<DialogTrigger>
		<Button>Delete</Button>
		<ModalOverlay isDismissable>
			<Modal>
				<Dialog>
					<Heading slot="title">Delete?</Heading>
					<Text slot="description">This cannot be undone.</Text>
					Order 12
					<Button slot="close">Close</Button>
				</Dialog>
			</Modal>
		</ModalOverlay>
	</DialogTrigger>
);`,
		'Radix Themes': `import { Dialog } from '@radix-ui/themes';
export const Example = () => (
	<Dialog.Root>
		<Dialog.Trigger><button>Delete</button></Dialog.Trigger>
		<Dialog.Content>
			<Dialog.Title>Delete?</Dialog.Title>
			<Dialog.Description>This cannot be undone.</Dialog.Description>
			Order 12
			<Dialog.Close><button>Close</button></Dialog.Close>
		</Dialog.Content>
	</Dialog.Root>
);`,
		MUI: `import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
export function Example() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button onClick={() => setOpen(true)}>Delete</button>
			<Dialog open={isOpen} onClose={() => setOpen(false)}>
				<DialogTitle>Delete?</DialogTitle>
				<DialogContent>
					<DialogContentText>This cannot be undone.</DialogContentText>
					Order 12
				</DialogContent>
				<DialogActions><button onClick={() => setOpen(false)}>Close</button></DialogActions>
			</Dialog>
		</>
	);
}`,
	},
	Combobox: {
		'@zaylat/ui': `import { Combobox } from '@zaylat/ui/combobox';
export const Example = ({ towns }) => (
	<Combobox aria-label="Town" options={towns} getLabel={({ name }) => name} getKey={({ id }) => id} />
);`,
		'Base UI': `import { Combobox } from '@base-ui/react/combobox';
export const Example = ({ towns }) => (
	<Combobox.Root items={towns}>
		<Combobox.Input aria-label="Town" />
		<Combobox.Clear />
		<Combobox.Trigger />
		<Combobox.Portal>
			<Combobox.Positioner>
				<Combobox.Popup>
					<Combobox.Empty>Nothing found</Combobox.Empty>
					<Combobox.List>
						{(town) => <Combobox.Item key={town.value} value={town}>{town.label}</Combobox.Item>}
					</Combobox.List>
				</Combobox.Popup>
			</Combobox.Positioner>
		</Combobox.Portal>
	</Combobox.Root>
);`,
		'React Aria Components': `import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
export const Example = ({ towns }) => (
	<ComboBox defaultItems={towns}>
		<Label>Town</Label>
		<Input />
		<Button>Open</Button>
		<Popover>
			<ListBox renderEmptyState={() => 'Nothing found'}>
				{(town) => <ListBoxItem id={town.value}>{town.label}</ListBoxItem>}
			</ListBox>
		</Popover>
	</ComboBox>
);`,
		MUI: `import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
export const Example = ({ towns }) => (
	<Autocomplete options={towns} renderInput={(props) => <TextField {...props} label="Town" />} />
);`,
	},
	Menu: {
		'@zaylat/ui': `import { DropdownMenu, DropdownMenuItem } from '@zaylat/ui/dropdown-menu';
export const Example = ({ edit, remove }) => (
	<DropdownMenu label="Order" trigger={<button>More</button>}>
		<DropdownMenuItem onSelect={edit}>Edit</DropdownMenuItem>
		<DropdownMenuItem onSelect={remove}>Remove</DropdownMenuItem>
	</DropdownMenu>
);`,
		'Base UI': `import { Menu } from '@base-ui/react/menu';
export const Example = ({ edit, remove }) => (
	<Menu.Root>
		<Menu.Trigger>More</Menu.Trigger>
		<Menu.Portal>
			<Menu.Positioner>
				<Menu.Popup>
					<Menu.Item onClick={edit}>Edit</Menu.Item>
					<Menu.Item onClick={remove}>Remove</Menu.Item>
				</Menu.Popup>
			</Menu.Positioner>
		</Menu.Portal>
	</Menu.Root>
);`,
		'React Aria Components': `import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
export const Example = ({ edit, remove }) => (
	<MenuTrigger>
		<Button>More</Button>
		<Popover>
			<Menu>
				<MenuItem onAction={edit}>Edit</MenuItem>
				<MenuItem onAction={remove}>Remove</MenuItem>
			</Menu>
		</Popover>
	</MenuTrigger>
);`,
		'Radix Themes': `import { DropdownMenu } from '@radix-ui/themes';
export const Example = ({ edit, remove }) => (
	<DropdownMenu.Root>
		<DropdownMenu.Trigger><button>More</button></DropdownMenu.Trigger>
		<DropdownMenu.Content>
			<DropdownMenu.Item onSelect={edit}>Edit</DropdownMenu.Item>
			<DropdownMenu.Item onSelect={remove}>Remove</DropdownMenu.Item>
		</DropdownMenu.Content>
	</DropdownMenu.Root>
);`,
		MUI: `import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
export function Example({ edit, remove }) {
	const [anchor, setAnchor] = useState(null);
	return (
		<>
			<button onClick={(event) => setAnchor(event.currentTarget)}>More</button>
			<Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
				<MenuItem onClick={edit}>Edit</MenuItem>
				<MenuItem onClick={remove}>Remove</MenuItem>
			</Menu>
		</>
	);
}`,
	},
	Tabs: {
		'@zaylat/ui': `import { Tab, TabList, TabPanel, Tabs } from '@zaylat/ui/tabs';
export const Example = () => (
	<Tabs defaultValue="a">
		<TabList label="Orders"><Tab value="a">Open</Tab><Tab value="b">Closed</Tab></TabList>
		<TabPanel value="a">One</TabPanel>
		<TabPanel value="b">Two</TabPanel>
	</Tabs>
);`,
		'Base UI': `import { Tabs } from '@base-ui/react/tabs';
export const Example = () => (
	<Tabs.Root defaultValue="a">
		<Tabs.List aria-label="Orders">
			<Tabs.Tab value="a">Open</Tabs.Tab>
			<Tabs.Tab value="b">Closed</Tabs.Tab>
			<Tabs.Indicator />
		</Tabs.List>
		<Tabs.Panel value="a">One</Tabs.Panel>
		<Tabs.Panel value="b">Two</Tabs.Panel>
	</Tabs.Root>
);`,
		'React Aria Components': `import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
export const Example = () => (
	<Tabs>
		<TabList aria-label="Orders"><Tab id="a">Open</Tab><Tab id="b">Closed</Tab></TabList>
		<TabPanel id="a">One</TabPanel>
		<TabPanel id="b">Two</TabPanel>
	</Tabs>
);`,
		'Radix Themes': `import { Tabs } from '@radix-ui/themes';
export const Example = () => (
	<Tabs.Root defaultValue="a">
		<Tabs.List aria-label="Orders"><Tabs.Trigger value="a">Open</Tabs.Trigger><Tabs.Trigger value="b">Closed</Tabs.Trigger></Tabs.List>
		<Tabs.Content value="a">One</Tabs.Content>
		<Tabs.Content value="b">Two</Tabs.Content>
	</Tabs.Root>
);`,
		MUI: `import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
export function Example() {
	const [value, setValue] = useState('a');
	return (
		<>
			<Tabs value={value} onChange={(_, next) => setValue(next)} aria-label="Orders">
				<Tab label="Open" value="a" /><Tab label="Closed" value="b" />
			</Tabs>
			<div role="tabpanel">{value === 'a' ? 'One' : 'Two'}</div>
		</>
	);
}`,
	},
};
