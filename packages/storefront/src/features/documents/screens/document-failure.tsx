import { FileX } from 'lucide-react';
import { GoneOrFailed } from '../../../core/failures/gone-or-failed.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DOCUMENT_GONE } from './document-gone.ts';

type Document = keyof typeof DOCUMENT_GONE;

function DocumentFailure({ document, ...props }: FailureProps & { readonly document: Document }) {
	const { t } = useTranslation('documents');
	const toAll = (
		<LinkButton to="/Orders" variant="secondary">
			{t('orders')}
		</LinkButton>
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
	return <DocumentFailure {...props} document="invoice" />;
}

/** An order without such a credit note, or of another account, or one that cannot be loaded now. */
export function CreditNoteFailure(props: FailureProps) {
	return <DocumentFailure {...props} document="creditNote" />;
}

/** An order without a receipt (yet), or of another account, or one that cannot be loaded now. */
export function ReceiptFailure(props: FailureProps) {
	return <DocumentFailure {...props} document="receipt" />;
}
