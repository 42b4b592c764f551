import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Slot } from '../slot/index.ts';
import { TabContent, type TabContentProps } from './tab-content.tsx';
import { TAB } from './tab-styles.ts';

/** Props of TabLink: those of a native anchor, and these. */
export interface TabLinkProps extends ComponentPropsWithRef<'a'>, TabContentProps {
	/** Its page is the one that is shown. Default false. */
	readonly isCurrent?: boolean | undefined;
	/** Applies its styles to the child element, a router's link for example. Default false. */
	readonly asChild?: boolean | undefined;
}

/** One page of `TabLinks`. */
export function TabLink({
	isCurrent = false,
	asChild = false,
	badge,
	badgeLabel,
	className,
	children,
	...props
}: TabLinkProps) {
	const look = {
		'data-part': 'tab-link',
		'aria-current': isCurrent ? ('page' as const) : undefined,
		...props,
		className: clsx(TAB, className),
	};
	const content = (text: ReactNode) => <TabContent badge={badge} badgeLabel={badgeLabel} text={text} />;
	return (
		<li className="flex shrink-0">
			{asChild ? (
				<Slot {...look} wrapContent={content}>
					{children}
				</Slot>
			) : (
				<a {...look}>{content(children)}</a>
			)}
		</li>
	);
}
