import type { TrackedOrder as Tracked } from '@zaylat/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { TrackForm } from './components/track-form.tsx';
import { TrackedOrder } from './components/tracked-order.tsx';

/** A form for code and phone number, and below it where the parcels are. */
export function TrackPage() {
	const { t } = useTranslation('tracking');
	const [found, setFound] = useState<Tracked>();
	const place = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (found) place.current?.focus();
	}, [found]);

	return (
		<div className="flex flex-col gap-5">
			<div className="flex flex-col gap-1">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				<p className="text-text-muted">{t('text')}</p>
			</div>
			<TrackForm onFound={setFound} />
			{found && (
				<div ref={place} tabIndex={-1} className="rounded-card outline-none">
					<TrackedOrder tracked={found} />
				</div>
			)}
		</div>
	);
}
