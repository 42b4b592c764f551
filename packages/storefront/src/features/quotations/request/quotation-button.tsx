import { Button, type ButtonProps } from '@zaylat/ui/button';
import { FileQuestionMark } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../../core/lazy/use-lazy-dialog.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const QuotationDialog = lazyComponent(async () => (await import('./quotation-dialog.tsx')).QuotationDialog, {
	namespaces: ['wholesale'],
});

/** Props of {@link QuotationButton}. */
export interface QuotationButtonProps {
	readonly product: { readonly id: string; readonly name: string };
	/** What is chosen on the page. */
	readonly variantId?: string | undefined;
	readonly quantity?: number | undefined;
	readonly size?: ButtonProps['size'];
	readonly className?: string;
}

/** Names the product whose dialog is open in an address, so that signing in leads back into it. */
const ASKED = 'quotation';

/** Opens the request for a price of many pieces; works by script alone. Texts: area `catalog`. */
export function QuotationButton({ product, variantId, quantity, size, className = '' }: QuotationButtonProps) {
	const { t } = useTranslation('catalog');
	const { pathname, search } = useLocation();
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(QuotationDialog);
	const isAsked = new URLSearchParams(search).get(ASKED) === product.id;
	const openAsAsked = useEffectEvent(open);
	useEffect(() => {
		if (isAsked) void openAsAsked();
	}, [isAsked]);

	const back = new URLSearchParams(search);
	back.set(ASKED, product.id);
	return (
		<div className={`noscript:hidden ${className}`}>
			<Button
				variant="secondary"
				size={size}
				isFullWidth
				aria-haspopup="dialog"
				iconStart={<FileQuestionMark aria-hidden />}
				onClick={() => void open()}
			>
				{t('quotation.ask')}
				<span className="sr-only">{t('quotation.askFor', { name: product.name })}</span>
			</Button>
			{isLoaded && (
				<QuotationDialog
					isOpen={isOpen}
					onOpenChange={onOpenChange}
					productId={product.id}
					variantId={variantId}
					quantity={quantity}
					returnTo={`${pathname}?${back}`}
				/>
			)}
		</div>
	);
}
