import { IconButton } from '@zaylat/ui/icon-button';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link ArrangeButtons}. */
export interface ArrangeButtonsProps {
	/** What is moved, in words. */
	readonly name: string;
	/** Its place among the others, from 0, and how many there are. */
	readonly place: number;
	readonly total: number;
	readonly isPending: boolean;
	/** Called with its new place. */
	readonly onMove: (place: number) => void;
}

/** Moves something up or down among the others. */
export function ArrangeButtons({ name, place, total, isPending, onMove }: ArrangeButtonsProps) {
	const { t } = useTranslation('content');
	return (
		<span className="flex gap-1">
			<IconButton
				icon={<ArrowUp aria-hidden />}
				label={t('arrange.up', { name })}
				disabled={isPending || place === 0}
				onClick={() => onMove(place - 1)}
			/>
			<IconButton
				icon={<ArrowDown aria-hidden />}
				label={t('arrange.down', { name })}
				disabled={isPending || place === total - 1}
				onClick={() => onMove(place + 1)}
			/>
		</span>
	);
}

/** The ids with the one at a place moved to another place. */
export const movedId = (ids: readonly string[], from: number, to: number): string[] => {
	const others = ids.filter((_, place) => place !== from);
	return [...others.slice(0, to), ...ids.slice(from, from + 1), ...others.slice(to)];
};
