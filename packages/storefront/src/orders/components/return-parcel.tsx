import type { Order, Parcel } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { Button } from '@zaylat/ui/button';
import { useAppContext, useNow, usePreferences } from '../../app/app-context.ts';
import { lazyComponent } from '../../app/lazy-component.tsx';
import { useLazyDialog } from '../../app/use-lazy-dialog.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OrderMoves } from '../use-order-move.ts';

const ReturnDialog = lazyComponent(async () => (await import('./return-dialog.tsx')).ReturnDialog);

/** How often it is checked whether the time for returns is over. */
const CHECK_MS = 60_000;

/** Props of {@link ReturnParcel}. */
export interface ReturnParcelProps extends OrderMoves {
	readonly order: Order;
	readonly parcel: Parcel;
}

/** Reports a problem with delivered goods or returns them, and says until when; afterwards, that the time is over (ADR 70). */
export function ReturnParcel({ order, parcel, ...moves }: ReturnParcelProps) {
	const { t } = useTranslation('returns');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const now = useNow(CHECK_MS);
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(ReturnDialog);
	if (parcel.returnableUntil === null) return null;
	const date = formatDate(parcel.returnableUntil, language, EDITIONS[edition].timeZone);
	if (Date.parse(parcel.returnableUntil) < now) {
		return <p className="text-sm text-text-muted">{t('over', { date })}</p>;
	}
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
			<Button variant="secondary" aria-haspopup="dialog" onClick={() => void open()}>
				{t('ask')}
			</Button>
			<p className="text-sm text-text-muted">{t('until', { date })}</p>
			{isLoaded && isOpen && <ReturnDialog {...{ order, parcel, onOpenChange }} {...moves} />}
		</div>
	);
}
