import type { ComponentType } from 'react';

/** The scenes that checks act in; each library draws those that it has a component for, with the same names and values. */
export const SCENES = [
	'button',
	'accordion',
	'collapsible',
	'checkbox',
	'switch',
	'radio-group',
	'slider',
	'range-slider',
	'number-field',
	'select',
	'combobox',
	'autocomplete',
	'tabs',
	'menu',
	'context-menu',
	'dialog',
	'alert-dialog',
	'drawer',
	'bottom-sheet',
	'popover',
	'tooltip',
	'toolbar',
	'toggle-group',
	'tree-view',
	'data-grid',
	'resizable-panels',
	'calendar',
	'toast',
	'breadcrumb',
	'progress',
	'quantity-stepper',
	'segmented-control',
	'choice-card',
] as const;

/** One of SCENES. */
export type Scene = (typeof SCENES)[number];

/** The scenes of one library. */
export type Fixtures = Readonly<Partial<Record<Scene, ComponentType>>>;

/** Reading direction of a scene. */
export type Direction = 'ltr' | 'rtl';
