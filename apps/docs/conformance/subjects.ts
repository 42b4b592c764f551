import type { Scene } from './fixtures.ts';
import { calendar, combobox, grid, selectOnly, tree, windowSplitter } from './list-patterns.ts';
import { alertDialog, contextMenu, dialog, menuButton, popover, toast, tooltip } from './overlay-patterns.ts';
import type { Pattern } from './pattern.ts';
import {
	accordion,
	breadcrumb,
	button,
	checkbox,
	disclosure,
	multiThumbSlider,
	progress,
	radioGroup,
	slider,
	spinbutton,
	switchPattern,
	tabs,
	toggleGroup,
	toolbar,
} from './widget-patterns.ts';

/** A component of ours and the pattern that it follows. */
export interface Subject {
	readonly component: string;
	readonly scene: Scene;
	readonly pattern: Pattern;
}

const subject = (component: string, scene: Scene, pattern: Pattern): Subject => ({ component, scene, pattern });

/** The components that have a pattern, by name. */
export const SUBJECTS: readonly Subject[] = [
	subject('Accordion', 'accordion', accordion),
	subject('AlertDialog', 'alert-dialog', alertDialog),
	subject('Autocomplete', 'autocomplete', combobox),
	subject('BottomSheet', 'bottom-sheet', dialog),
	subject('Breadcrumb', 'breadcrumb', breadcrumb),
	subject('Button', 'button', button),
	subject('Calendar', 'calendar', calendar),
	subject('Checkbox', 'checkbox', checkbox),
	subject('ChoiceCard', 'choice-card', radioGroup),
	subject('Collapsible', 'collapsible', disclosure),
	subject('Combobox', 'combobox', combobox),
	subject('ContextMenu', 'context-menu', contextMenu),
	subject('DataGrid', 'data-grid', grid),
	subject('Dialog', 'dialog', dialog),
	subject('Drawer', 'drawer', dialog),
	subject('DropdownMenu', 'menu', menuButton),
	subject('NumberField', 'number-field', spinbutton),
	subject('Popover', 'popover', popover),
	subject('Progress', 'progress', progress),
	subject('QuantityStepper', 'quantity-stepper', spinbutton),
	subject('RadioGroup', 'radio-group', radioGroup),
	subject('RangeSlider', 'range-slider', multiThumbSlider),
	subject('ResizablePanels', 'resizable-panels', windowSplitter),
	subject('SegmentedControl', 'segmented-control', radioGroup),
	subject('Select', 'select', selectOnly),
	subject('Slider', 'slider', slider),
	subject('Switch', 'switch', switchPattern),
	subject('Tabs', 'tabs', tabs),
	subject('Toast', 'toast', toast),
	subject('ToggleGroup', 'toggle-group', toggleGroup),
	subject('Toolbar', 'toolbar', toolbar),
	subject('Tooltip', 'tooltip', tooltip),
	subject('TreeView', 'tree-view', tree),
];
