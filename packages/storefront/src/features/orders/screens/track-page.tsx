import type { TrackedOrder as Tracked } from '@zaylat/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { showResults } from '../../../core/lists/use-results-place.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkedOrder } from '../components/linked-order.tsx';
import { TrackForm } from '../components/track-form.tsx';
import { TrackedOrder } from '../components/tracked-order.tsx';
import { useTrackLink } from '../state/use-track-link.ts';

/** The order of a link, and a form for code and phone number with where the parcels are below it. */
export function TrackPage() {
	const { t } = useTranslation('tracking');
	const [found, setFound] = useState<Tracked>();
	const { step, retry } = useTrackLink();
	const place = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (found) showResults(place.current);
	}, [found]);

	return (
		<div className="flex max-w-180 flex-col gap-5">
			<div className="flex flex-col gap-1">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				{step.kind !== 'found' && <p className="text-text-muted">{t('text')}</p>}
			</div>
			<LinkedOrder step={step} onRetry={() => void retry()} />
			{step.kind === 'found' && <h2 className="font-semibold text-lg leading-heading">{t('link.another')}</h2>}
			<TrackForm onFound={setFound} />
			{found && (
				<div ref={place} tabIndex={-1} className="rounded-card outline-none">
					<TrackedOrder tracked={found} />
				</div>
			)}
		</div>
	);
}
