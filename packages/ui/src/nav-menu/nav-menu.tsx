'use client';

import { clsx } from 'clsx';
import { NavigationMenu } from 'radix-ui';
import {
	type ComponentPropsWithRef,
	type ReactNode,
	type RefObject,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { chevronDownIcon, Glyph } from '../glyph/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { NavMenuAreas } from './nav-menu-areas.tsx';
import type { NavMenuEntry, NavMenuLinkProps, RenderNavMenuLink } from './nav-menu-entry.ts';

/** The words of a menu that are not its entries. */
export interface NavMenuLabels {
	/** The link to an area itself, above what lies below it. Default "All in Electronics". */
	readonly all: (area: string) => string;
}

/** Props of NavMenu: those of a nav, and these. */
export interface NavMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'dir' | 'defaultValue'> {
	/** Name of the landmark ("Categories"). */
	readonly label: string;
	/** What the button says ("All categories"). */
	readonly trigger: ReactNode;
	/** Icon before that. Default none. */
	readonly triggerIcon?: ReactNode | undefined;
	/** The areas, and two levels below each. */
	readonly entries: readonly NavMenuEntry[];
	/** Renders a link; for routers. Default: a native anchor. */
	readonly renderLink?: RenderNavMenuLink | undefined;
	/** Whether the menu is open, when the caller keeps that. Default: the menu keeps it. */
	readonly isOpen?: boolean | undefined;
	/** Whether the menu is open at first. Default false. */
	readonly defaultOpen?: boolean | undefined;
	/** Called when the menu opens or closes. */
	readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
	/** Ms the mouse rests on the button before the menu opens; null: only a press opens it. Default 150. */
	readonly hoverDelayMs?: number | null | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<NavMenuLabels> | undefined;
	/** Direction of reading, which the arrow keys follow. Default `ltr`. */
	readonly dir?: 'ltr' | 'rtl' | undefined;
	/** What is beside the button in the bar: links of their own. Default none. */
	readonly children?: ReactNode | undefined;
}

const defaultLabels: NavMenuLabels = { all: (area) => `All in ${area}` };

const plainLink = (props: NavMenuLinkProps) => <a {...props} />;

/** The only item of the bar that opens anything. */
const MENU = 'menu';

/** Width in rem of the container from which on the classes put areas beside their rows (`@lg`). */
const BESIDE_REM = 32;

/** Whether there is room for the areas beside their rows. */
function useIsBeside(ref: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
	const [isBeside, setIsBeside] = useState(false);
	useLayoutEffect(() => {
		const bar = ref.current;
		if (!isOpen || bar === null) return undefined;
		const measure = () => {
			const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
			setIsBeside(bar.clientWidth >= BESIDE_REM * rem);
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(bar);
		return () => observer.disconnect();
	}, [ref, isOpen]);
	return isBeside;
}

/**
 * A bar with a button that opens the shop's places in three levels, below the whole bar. It opens by press and by a
 * resting mouse; a press on a menu that hovering has opened keeps it open. Without script, the first level is a list of
 * links.
 */
export function NavMenu({
	label,
	trigger,
	triggerIcon,
	entries,
	renderLink = plainLink,
	isOpen: isOpenByCaller,
	defaultOpen = false,
	onOpenChange,
	hoverDelayMs = 150,
	labels,
	ref,
	className,
	children,
	...props
}: NavMenuProps) {
	const words = { ...defaultLabels, ...labels };
	const barRef = useRef<HTMLElement>(null);
	const setBar = useMemo(() => mergeRefs(barRef, ref), [ref]);
	const [isOpen, change] = useControlled(isOpenByCaller, defaultOpen, onOpenChange);
	const [isPinned, setIsPinned] = useState(defaultOpen);
	const isPressed = useRef(false);
	const isBeside = useIsBeside(barRef, isOpen);
	const opensByHover = hoverDelayMs !== null && !isPinned;

	return (
		<NavigationMenu.Root
			data-part="nav-menu"
			aria-label={label}
			{...props}
			ref={setBar}
			value={isOpen ? MENU : ''}
			onValueChange={(value) => {
				// Hovering opens it here; its delay may end after a press, which decides then.
				if (value === MENU && (isOpen || isPressed.current)) return;
				if (value === '') setIsPinned(false);
				change(value === MENU);
			}}
			delayDuration={hoverDelayMs ?? undefined}
			activationMode={opensByHover ? 'automatic' : 'manual'}
			className={clsx('@container relative w-full min-w-0 has-data-[state=open]:z-overlay', className)}
		>
			<NavigationMenu.List data-part="nav-menu-bar" className="flex w-full min-w-0 items-center gap-4">
				<NavigationMenu.Item value={MENU} data-part="nav-menu-disclosure" className="max-w-full min-w-0">
					<NavigationMenu.Trigger
						data-part="nav-menu-trigger"
						onPointerEnter={() => {
							isPressed.current = false;
						}}
						onClick={(event) => {
							event.preventDefault();
							isPressed.current = true;
							const isClosing = isOpen && isPinned;
							setIsPinned(!isClosing);
							if (isClosing || !isOpen) change(!isOpen);
						}}
						className="group/menu inline-flex min-h-target max-w-full items-center gap-2 rounded-control px-3 text-start font-semibold text-text select-none hover:bg-surface-sunken data-[state=open]:bg-surface-sunken [&>svg]:size-5 [&>svg]:shrink-0"
					>
						{triggerIcon}
						<span className="min-w-0 wrap-anywhere">{trigger}</span>
						<Glyph icon={chevronDownIcon} className="group-data-[state=open]/menu:rotate-180" />
					</NavigationMenu.Trigger>
					<NavigationMenu.Content
						data-part="nav-menu-panel"
						className="absolute inset-x-0 top-full mt-1 flex max-h-[min(36rem,70dvh)] flex-col overflow-y-auto overscroll-contain rounded-card border border-border bg-surface-raised shadow-overlay @lg:h-120 @lg:overflow-hidden"
					>
						<NavMenuAreas entries={entries} isBeside={isBeside} allLabel={words.all} renderLink={renderLink} />
					</NavigationMenu.Content>
				</NavigationMenu.Item>
				{children !== undefined && <li className="contents">{children}</li>}
			</NavigationMenu.List>
			<noscript>
				<ul data-part="nav-menu-areas" className="flex flex-wrap gap-x-4">
					{entries.map(({ href, label: name }) => (
						<li key={href}>
							{renderLink({ href, children: name, className: 'inline-flex min-h-target items-center text-text' })}
						</li>
					))}
				</ul>
			</noscript>
		</NavigationMenu.Root>
	);
}
