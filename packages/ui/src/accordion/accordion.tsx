'use client';

import { clsx } from 'clsx';
import { Accordion as RadixAccordion } from 'radix-ui';
import { type ComponentPropsWithRef, createContext, type ReactNode, use } from 'react';
import { CARD_TRIGGER, COLLAPSED, type CollapsibleHeadingLevel, CollapsibleIcon } from '../collapsible/collapsible.tsx';

const HeadingContext = createContext<CollapsibleHeadingLevel>(3);

/** Props of Accordion: those of a div, and these. */
export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir'> {
	/** Values of the open items, when the caller keeps them. Default: the accordion keeps them. */
	readonly value?: readonly string[] | undefined;
	/** Values of the items that are open at first. Default none. */
	readonly defaultValue?: readonly string[] | undefined;
	/** Called with the values of the open items. Default none. */
	readonly onValueChange?: ((value: readonly string[]) => void) | undefined;
	/** Several items may be open at once. Default false: opening one closes the other. */
	readonly isMultiple?: boolean | undefined;
	/** Level of the headings of the items. Default 3. */
	readonly headingLevel?: CollapsibleHeadingLevel | undefined;
	/** No item can be opened or closed. Default false. */
	readonly isDisabled?: boolean | undefined;
}

/** Several headings below each other, each of which shows and hides its content. */
export function Accordion({
	value,
	defaultValue,
	onValueChange,
	isMultiple = false,
	headingLevel = 3,
	isDisabled,
	className,
	children,
	...props
}: AccordionProps) {
	const root = {
		'data-part': 'accordion',
		...props,
		disabled: isDisabled,
		className: clsx('min-w-0 divide-y divide-border rounded-card border border-border bg-surface-raised', className),
		children: <HeadingContext value={headingLevel}>{children}</HeadingContext>,
	};
	if (isMultiple) {
		return (
			<RadixAccordion.Root
				{...root}
				type="multiple"
				value={value && [...value]}
				defaultValue={defaultValue && [...defaultValue]}
				onValueChange={onValueChange}
			/>
		);
	}
	return (
		<RadixAccordion.Root
			{...root}
			type="single"
			collapsible
			value={value && (value[0] ?? '')}
			defaultValue={defaultValue?.[0]}
			onValueChange={(next) => onValueChange?.(next === '' ? [] : [next])}
		/>
	);
}

/** Props of AccordionItem: those of a div, and these. */
export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
	/** Identifies the item in its accordion. */
	readonly value: string;
	/** What its heading says. */
	readonly label: ReactNode;
	/** Cannot be opened or closed. Default false. */
	readonly isDisabled?: boolean | undefined;
	/** What it opens; it is in the page while it is closed too, for search engines and visitors without script. */
	readonly children: ReactNode;
}

/** One heading of an `Accordion` and its content. */
export function AccordionItem({ value, label, isDisabled, children, className, ...props }: AccordionItemProps) {
	const level = use(HeadingContext);
	const Heading = `h${level}` as const;
	return (
		<RadixAccordion.Item
			data-part="accordion-item"
			{...props}
			value={value}
			disabled={isDisabled}
			className={clsx('min-w-0', className)}
		>
			<RadixAccordion.Header asChild>
				<Heading className="font-semibold">
					<RadixAccordion.Trigger data-part="accordion-trigger" className={CARD_TRIGGER}>
						<span className="min-w-0 grow">{label}</span>
						<CollapsibleIcon />
					</RadixAccordion.Trigger>
				</Heading>
			</RadixAccordion.Header>
			<RadixAccordion.Content data-part="accordion-content" forceMount className={clsx(COLLAPSED, 'px-4 pt-1 pb-4')}>
				{children}
			</RadixAccordion.Content>
		</RadixAccordion.Item>
	);
}
