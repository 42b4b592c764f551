import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { returnableLines } from '@zaylat/domain/orders';
import { MINUTE_MS } from '@zaylat/domain/time';
import { Button } from '@zaylat/ui/button';
import { useAppContext, useNow, usePreferences } from '../../../core/context/app-context.ts';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../../core/lazy/use-lazy-dialog.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ReturnDialogProps } from './return-dialog.tsx';

const ReturnDialog = lazyComponent(async () => (await import('./return-dialog.tsx')).ReturnDialog);

/** How often it is checked whether the time for returns is over. */
const CHECK_MS = MINUTE_MS;

/** Props of {@link ReturnParcel}. */
export type ReturnParcelProps = Omit<ReturnDialogProps, 'isOpen' | 'onOpenChange'>;

/** Reports a problem with delivered goods or returns them, and says until when; afterwards, that the time is over (ADR 70). */
export function ReturnParcel({ order, parcel, ...moves }: ReturnParcelProps) {
	const { t } = useTranslation('returns');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const now = useNow(CHECK_MS);
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(ReturnDialog);
	if (parcel.returnableUntil === null || returnableLines(parcel.lines, parcel.returns).length === 0) return null;
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
			{/* The next return begins with an empty form. */}
			{isLoaded && <ReturnDialog key={parcel.returns.length} {...{ order, parcel, isOpen, onOpenChange }} {...moves} />}
		</div>
	);
}
