import { IconButton } from '@zaylat/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

/** What an arrow leaves in view of what was there, as a share of the row. */
const STEP = 0.8;

/** Links of {@link NavPlaces} as list items. */
interface NavPlacesProps {
	readonly children: ReactNode;
}

/**
 * Places in one line that scrolls. Where there are more than fit, an arrow for the mouse stands at that end; fingers swipe,
 * and the keyboard scrolls the row from link to link.
 */
export function NavPlaces({ children }: NavPlacesProps) {
	const { t } = useTranslation();
	const row = useRef<HTMLUListElement>(null);
	const { hasBefore, hasAfter } = useScrollEdges(row);
	const turn = (direction: number) => row.current?.scrollBy({ left: direction * STEP * row.current.clientWidth });
	const arrows = [
		{
			...{ side: 'start', isShown: hasBefore, label: t('nav.scrollBack'), icon: <ChevronLeft />, direction: -1 },
			place: 'start-0 bg-linear-to-r pe-6',
		},
		{
			...{ side: 'end', isShown: hasAfter, label: t('nav.scrollOn'), icon: <ChevronRight />, direction: 1 },
			place: 'end-0 bg-linear-to-l ps-6',
		},
	] as const;
	return (
		<div data-part="nav-places" className="relative min-w-0 flex-1">
			<ul
				ref={row}
				className="flex items-center gap-x-6 overflow-x-auto overscroll-x-contain [scrollbar-width:none] *:shrink-0 motion-safe:scroll-smooth"
			>
				{children}
			</ul>
			{arrows.map(
				({ side, isShown, label, icon, direction, place }) =>
					isShown && (
						<div
							key={side}
							className={`absolute inset-y-0 flex from-surface-raised from-75% to-transparent pointer-coarse:hidden ${place}`}
						>
							<IconButton label={label} icon={icon} tabIndex={-1} onClick={() => turn(direction)} />
						</div>
					),
			)}
		</div>
	);
}
