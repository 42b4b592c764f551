'use client';

import { createContext, use } from 'react';
import type { AutocompleteLabels } from '../autocomplete/autocomplete-props.ts';
import type { CalendarLabels } from '../calendar/calendar-props.ts';
import type { ComboboxLabels } from '../combobox/combobox-props.ts';
import type { CommandPaletteLabels } from '../command-palette/command-palette-props.ts';
import type { DataGridLabels } from '../data-grid/data-grid-props.ts';
import type { DateFieldLabels } from '../date-field/date-field-labels.ts';
import type { DatePickerLabels } from '../date-picker/date-picker-props.ts';
import type { BoundFieldLabels } from '../form/bound-field-labels.ts';
import type { RangeSliderLabels } from '../range-slider/range-slider-labels.ts';
import type { ResizablePanelsLabels } from '../resizable-panels/resizable-panels-labels.ts';
import type { SidebarLabels } from '../sidebar/sidebar-props.ts';
import type { TimeFieldLabels } from '../time-field/time-field-labels.ts';
import type { TreeViewLabels } from '../tree-view/tree-view-props.ts';

/** The labels of each component that reads them from a LabelsProvider. */
export interface AllLabels {
	readonly autocomplete: AutocompleteLabels;
	readonly boundField: BoundFieldLabels;
	readonly calendar: CalendarLabels;
	readonly combobox: ComboboxLabels;
	readonly commandPalette: CommandPaletteLabels;
	readonly dataGrid: DataGridLabels;
	readonly dateField: DateFieldLabels;
	readonly datePicker: DatePickerLabels;
	readonly rangeSlider: RangeSliderLabels;
	readonly resizablePanels: ResizablePanelsLabels;
	readonly sidebar: SidebarLabels;
	readonly timeField: TimeFieldLabels;
	readonly treeView: TreeViewLabels;
}

/** Labels by component; what is missing is English. */
export type ComponentLabels = { readonly [Name in keyof AllLabels]?: Partial<AllLabels[Name]> | undefined };

export const LabelsContext = createContext<ComponentLabels>({});

/**
 * The labels of one component.
 * @param name name of the component
 * @param defaults the English labels
 * @param own labels from the component's props
 * @returns own labels before those of the nearest LabelsProvider, and these before the defaults
 */
export function useLabels<Name extends keyof AllLabels>(
	name: Name,
	defaults: AllLabels[Name],
	own: Partial<AllLabels[Name]> | undefined,
): AllLabels[Name] {
	return { ...defaults, ...use(LabelsContext)[name], ...own };
}
