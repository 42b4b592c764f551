import { isRoundOver } from '@zaylat/domain/flash-sale';
import { formatCount } from '@zaylat/domain/money';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useEffect, useEffectEvent } from 'react';
import { useNow, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { digitPair, timeLeft } from './time-left.ts';

/** Props of {@link SaleCountdown}. */
export interface SaleCountdownProps {
	/** Milliseconds since the epoch. */
	readonly endsAt: number;
	/** Called once when the time is over. */
	readonly onEnd: () => void;
}

/** Hours, minutes and seconds until an end, in boxes that keep their width. Screen readers hear hours and minutes. */
export function SaleCountdown({ endsAt, onEnd }: SaleCountdownProps) {
	const { t } = useTranslation('home');
	const { language } = usePreferences();
	const now = useNow();
	const { hours, minutes, seconds } = timeLeft(endsAt, now);
	const isOver = isRoundOver(endsAt, now);
	const announceEnd = useEffectEvent(onEnd);
	useEffect(() => {
		if (isOver) announceEnd();
	}, [isOver]);

	if (isOver) return <p className="text-sm text-text-muted">{t('ended')}</p>;
	const spoken = { hours: formatCount(hours, language), minutes: formatCount(minutes, language) };
	return (
		<div role="timer" className="flex flex-wrap items-center gap-2 text-sm">
			<VisuallyHidden>{t('endsAt', spoken)}</VisuallyHidden>
			<span aria-hidden className="whitespace-nowrap text-text-muted max-mobile-wide:hidden">
				{t('endsIn')}
			</span>
			<span aria-hidden className="flex items-center gap-1 font-bold tabular-nums">
				{[hours, minutes, seconds].map((part, place) => (
					<span key={PLACES[place]} className="flex items-center gap-1">
						{place > 0 && <span>:</span>}
						<span className="grid h-7 min-w-8 place-items-center rounded-control bg-ink px-1.5 text-on-ink leading-none">
							{digitPair(part, language)}
						</span>
					</span>
				))}
			</span>
		</div>
	);
}

const PLACES = ['hours', 'minutes', 'seconds'] as const;
