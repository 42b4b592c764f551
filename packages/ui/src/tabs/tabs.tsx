'use client';

import { clsx } from 'clsx';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { TabContent, type TabContentProps } from './tab-content.tsx';
import { STRIP, TAB } from './tab-styles.ts';
import { useTabStrip } from './use-tab-strip.ts';

/** A value as Radix gets it: it becomes part of ids, and an id may hold no spaces. */
const encode = (value: string) => encodeURIComponent(value);

/** Props of Tabs: those of a div, and these. */
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir'> {
	/** Value of the selected tab, when the caller keeps it. Default: the tabs keep it. */
	readonly value?: string | undefined;
	/** Value of the tab selected at first. Default: none. */
	readonly defaultValue?: string | undefined;
	/** Called with the value of a tab that is chosen. */
	readonly onValueChange?: ((value: string) => void) | undefined;
	/** `automatic` selects what the arrow keys reach, `manual` waits for Enter: for slow panels. Default `automatic`. */
	readonly activation?: 'automatic' | 'manual' | undefined;
	/** Direction of reading, which the arrow keys follow. Default `ltr`. */
	readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** Views of one thing, of which one is shown: a `TabList` of `Tab`s, and a `TabPanel` for each. */
export function Tabs({ value, defaultValue, onValueChange, activation, ...props }: TabsProps) {
	return (
		<RadixTabs.Root
			data-part="tabs"
			{...props}
			value={value && encode(value)}
			defaultValue={defaultValue && encode(defaultValue)}
			onValueChange={(next) => onValueChange?.(decodeURIComponent(next))}
			activationMode={activation}
		/>
	);
}

/** Props of TabList: those of a div, and these. */
export interface TabListProps extends ComponentPropsWithRef<'div'> {
	/** What the tabs are views of, for screen readers. */
	readonly label: string;
}

/** The row of `Tab`s: one stop of the Tab key, the arrow keys move through it; in a narrow place it scrolls sideways. */
export function TabList({ label, ref, className, ...props }: TabListProps) {
	const setStrip = useTabStrip(ref);
	return (
		<RadixTabs.List
			data-part="tab-list"
			aria-label={label}
			{...props}
			ref={setStrip}
			className={clsx(STRIP, className)}
		/>
	);
}

/** Props of Tab: those of a native button, and these. */
export interface TabProps extends Omit<ComponentPropsWithRef<'button'>, 'value'>, TabContentProps {
	/** Identifies the tab among its kind; its panel has the same value. */
	readonly value: string;
}

/** Shows its `TabPanel` when it is chosen. */
export function Tab({ value, badge, badgeLabel, className, children, ...props }: TabProps) {
	return (
		<RadixTabs.Trigger data-part="tab" {...props} value={encode(value)} className={clsx(TAB, className)}>
			<TabContent badge={badge} badgeLabel={badgeLabel} text={children} />
		</RadixTabs.Trigger>
	);
}

/** Props of TabPanel: those of a div, and these. */
export interface TabPanelProps extends ComponentPropsWithRef<'div'> {
	/** The value of its tab. */
	readonly value: string;
	/** Keeps the content while another tab is shown: for what was typed, or for search engines. Default false. */
	readonly isKept?: boolean | undefined;
}

/** What a `Tab` shows. */
export function TabPanel({ value, isKept = false, className, ...props }: TabPanelProps) {
	return (
		<RadixTabs.Content
			data-part="tab-panel"
			{...props}
			value={encode(value)}
			forceMount={isKept || undefined}
			className={clsx('pt-4 data-[state=inactive]:hidden', className)}
		/>
	);
}
