import type { Parcel } from '@zaylat/api-client/contract';
import { formatDateRange } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { stageOf } from '@zaylat/domain/orders';
import { ChevronDown, Package, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useIsLate } from '../use-is-late.ts';
import { ParcelStatus } from './parcel-status.tsx';

/** Props of {@link ParcelLine}. */
export interface ParcelLineProps {
	readonly parcel: Parcel;
	/** Id of its heading. */
	readonly id: string;
	/** Whether it is open at first. */
	readonly isOpen: boolean;
	/** All about the parcel. */
	readonly children: ReactNode;
}

/**
 * One of several parcels of an order as one line: from whom, how much, where it stands and when it comes. It opens without
 * script too.
 */
export function ParcelLine({ parcel, id, isOpen, children }: ParcelLineProps) {
	const { t } = useTranslation(['orders', 'tracking']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { shop, kind, status, arrives, lines } = parcel;
	const zone = EDITIONS[edition].timeZone;
	const isLate = useIsLate(parcel);
	const isComing = arrives !== null && !isLate && !['delivered', 'cancelled'].includes(stageOf(status));
	const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	const facts = [
		kind === 'digital' && t('parcel.digital'),
		t('tracking:pieces', { count: pieces }),
		isComing && formatDateRange(arrives.earliest, arrives.latest, language, zone),
	];
	const Sign = kind === 'digital' ? Zap : Package;
	return (
		<details open={isOpen} className="group/parcel">
			<summary className="flex min-h-target cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-control [&::-webkit-details-marker]:hidden">
				<Sign aria-hidden size={20} className="shrink-0 text-text-muted" />
				<h2 className="min-w-[min(10rem,70%)] flex-1">
					<span id={id} className="wrap-anywhere block font-bold leading-heading">
						{shop.name}
					</span>
					<span className="wrap-anywhere block text-sm text-text-muted">{facts.filter(Boolean).join(' · ')}</span>
				</h2>
				<span className="flex flex-wrap items-center gap-2">
					<ParcelStatus parcel={parcel} />
					<ChevronDown
						aria-hidden
						size={20}
						className="shrink-0 text-text-muted transition-transform duration-fast group-open/parcel:rotate-180 motion-reduce:transition-none print:hidden"
					/>
				</span>
			</summary>
			<div className="mt-4 flex flex-col gap-4 border-border border-t pt-4">{children}</div>
		</details>
	);
}
