import { productDetail } from '@zaylat/api-client';
import type { Quotation } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { Dialog } from '@zaylat/ui/dialog';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useState } from 'react';
import { useSession } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { QuotationAccount } from './quotation-account.tsx';
import { QuotationForm } from './quotation-form.tsx';
import { QuotationSent } from './quotation-sent.tsx';

/** Props of {@link QuotationDialog}. */
export interface QuotationDialogProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	readonly productId: string;
	/** What is chosen on the page. */
	readonly variantId?: string | undefined;
	readonly quantity?: number | undefined;
	/** Where the sign-in page leads back to. */
	readonly returnTo: string;
}

/**
 * Asks the shop of a product for a price (Decision 13): visitors and guests are told that it needs an account, the
 * others get the form, and afterwards the way to their quotations.
 */
export function QuotationDialog({ isOpen, onOpenChange, productId, returnTo, ...chosen }: QuotationDialogProps) {
	const { t } = useTranslation(['wholesale', 'app']);
	const { data: session } = useSession();
	const { data, error, mutate, isValidating } = useQuery(isOpen ? productDetail(productId) : null);
	const [sent, setSent] = useState<Quotation>();
	const product = data?.data;

	function change(next: boolean) {
		onOpenChange(next);
		if (!next) setSent(undefined);
	}

	function content() {
		if (session?.user.kind !== 'registered') {
			return <QuotationAccount isGuest={session?.user.kind === 'guest'} returnTo={returnTo} />;
		}
		if (sent) return <QuotationSent quotation={sent} onClose={() => change(false)} />;
		if (product) return <QuotationForm product={product} {...chosen} onSent={setSent} />;
		if (!error) return <Skeleton shape="block" className="h-72 w-full" />;
		return <QueryProblem title={t('request.notLoaded')} query={{ error, mutate, isValidating }} />;
	}

	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={change}
			title={t('request.title')}
			description={product && !sent ? t('request.text', { shop: product.shop.name }) : undefined}
			labels={{ close: t('app:close') }}
		>
			<div className="flex flex-col gap-5">
				{product && !sent && (
					<div className="flex items-center gap-3 rounded-card border border-border p-2">
						<ShopPicture picture={product.picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-control" />
						<p className="wrap-anywhere line-clamp-2 min-w-0 text-sm">{product.name}</p>
					</div>
				)}
				{content()}
			</div>
		</Dialog>
	);
}
