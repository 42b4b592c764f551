'use client';

import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { useTabs } from './tabs-context.ts';

/** Props of TabPanel: those of a div, and these. */
export interface TabPanelProps extends ComponentPropsWithRef<'div'> {
	/** The value of its tab. */
	readonly value: string;
	/** Keeps the content while another tab is shown: for what was typed, or for search engines. Default false. */
	readonly isKept?: boolean | undefined;
}

/** A panel of plain text has to be reached by keyboard too, right after its tab. */
const REACHED = { tabIndex: 0 };

/** What a `Tab` shows. */
export function TabPanel({ value, isKept = false, className, children, ...props }: TabPanelProps) {
	const { idOf, selected } = useTabs();
	const isShown = value === selected;
	const id = idOf(value);
	return (
		<div
			data-part="tab-panel"
			role="tabpanel"
			id={`${id}-panel`}
			aria-labelledby={id}
			hidden={!isShown}
			{...REACHED}
			{...props}
			className={cx('pt-4', className)}
		>
			{(isShown || isKept) && children}
		</div>
	);
}
