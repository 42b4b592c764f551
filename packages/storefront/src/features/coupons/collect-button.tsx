import { Button } from '@zaylat/ui/button';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Check } from 'lucide-react';
import { pageForm } from '../../core/forms/page-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { COUPON_FIELD } from './coupon-form.ts';
import type { Collecting } from './use-collecting.ts';

/** Props of {@link CollectButton}. */
export interface CollectButtonProps {
	readonly code: string;
	/** What the coupon takes off, for screen readers. */
	readonly benefit: string;
	readonly collecting: Collecting;
}

/**
 * Collects a coupon, and says so once it is. The server takes the form until the page is hydrated. Texts: area `coupons`.
 */
export function CollectButton({ code, benefit, collecting }: CollectButtonProps) {
	const { t } = useTranslation('coupons');
	const state = collecting.stateOf(code);
	if (state !== undefined) {
		return (
			<p className="inline-flex min-h-9 items-center gap-1 font-semibold text-positive text-sm">
				<Check aria-hidden size={16} className="shrink-0" />
				{t(state === 'used' ? 'used' : 'has')}
			</p>
		);
	}
	return (
		<form {...pageForm('coupon', () => collecting.collect(code))}>
			<Button type="submit" size="sm" variant="secondary" name={COUPON_FIELD} value={code}>
				{t('collect')}
				<VisuallyHidden>{` ${benefit}`}</VisuallyHidden>
			</Button>
		</form>
	);
}
