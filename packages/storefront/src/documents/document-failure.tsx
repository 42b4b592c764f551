import { buttonStyles } from '@zaylat/ui/button';
import { FileX } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { GoneOrFailed } from '../shared/gone-or-failed/gone-or-failed.tsx';
import { DOCUMENT_GONE } from './document-gone.ts';

type Document = keyof typeof DOCUMENT_GONE;

function PaperFailure({ document, ...props }: FailureProps & { readonly document: Document }) {
	const { t } = useTranslation('documents');
	const toAll = (
		<ShopLink to="/Orders" className={buttonStyles({ variant: 'secondary' })}>
			{t('orders')}
		</ShopLink>
	);
	return (
		<GoneOrFailed
			{...props}
			gone={{
				codes: DOCUMENT_GONE[document].codes,
				icon: FileX,
				title: t(`gone.${document}`),
				text: t(`gone.${document}Text`),
			}}
			failedTitle={t('failed')}
			actions={toAll}
		/>
	);
}

/** An order without an invoice (yet), or of another account, or one that cannot be loaded now. */
export function InvoiceFailure(props: FailureProps) {
	return <PaperFailure {...props} document="invoice" />;
}

/** An order without a receipt (yet), or of another account, or one that cannot be loaded now. */
export function ReceiptFailure(props: FailureProps) {
	return <PaperFailure {...props} document="receipt" />;
}
