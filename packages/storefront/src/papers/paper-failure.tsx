import { buttonStyles } from '@zaylat/ui/button';
import { FileX } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { GoneOrFailed } from '../shared/gone-or-failed/gone-or-failed.tsx';
import { DOCUMENT_GONE } from './paper-gone.ts';

type Paper = keyof typeof DOCUMENT_GONE;

function PaperFailure({ paper, ...props }: FailureProps & { readonly paper: Paper }) {
	const { t } = useTranslation('papers');
	const toAll = (
		<ShopLink to="/Orders" className={buttonStyles({ variant: 'secondary' })}>
			{t('orders')}
		</ShopLink>
	);
	return (
		<GoneOrFailed
			{...props}
			gone={{
				codes: DOCUMENT_GONE[paper].codes,
				icon: FileX,
				title: t(`gone.${paper}`),
				text: t(`gone.${paper}Text`),
			}}
			failedTitle={t('failed')}
			actions={toAll}
		/>
	);
}

/** An order without an invoice (yet), or of another account, or one that cannot be loaded now. */
export function InvoiceFailure(props: FailureProps) {
	return <PaperFailure {...props} paper="invoice" />;
}

/** An order without a receipt (yet), or of another account, or one that cannot be loaded now. */
export function ReceiptFailure(props: FailureProps) {
	return <PaperFailure {...props} paper="receipt" />;
}
