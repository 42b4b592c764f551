'use client';

import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { TabContent, type TabContentProps } from './tab-content.tsx';
import { TAB } from './tab-styles.ts';
import { useTabs } from './tabs-context.ts';

/** Props of Tab: those of a native button, and these. */
export interface TabProps extends Omit<ComponentPropsWithRef<'button'>, 'value'>, TabContentProps {
	/** Names the tab among its kind; its panel has the same. */
	readonly value: string;
}

/** Shows its `TabPanel` when it is chosen. */
export function Tab({ value, badge, badgeLabel, className, children, onClick, onFocus, ...props }: TabProps) {
	const { idOf, selected, reachable, select, setFocused } = useTabs();
	const isSelected = value === selected;
	const id = idOf(value);
	return (
		<button
			type="button"
			data-part="tab"
			role="tab"
			id={id}
			aria-controls={`${id}-panel`}
			aria-selected={isSelected}
			data-current={isSelected || undefined}
			tabIndex={reachable === undefined || reachable === value ? 0 : -1}
			{...props}
			onClick={(event) => {
				onClick?.(event);
				if (!event.defaultPrevented) select(value);
			}}
			onFocus={(event) => {
				onFocus?.(event);
				setFocused(value);
			}}
			className={cx(TAB, className)}
		>
			<TabContent badge={badge} badgeLabel={badgeLabel} text={children} />
		</button>
	);
}
