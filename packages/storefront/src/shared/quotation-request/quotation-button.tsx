import { Button, type ButtonProps } from '@zaylat/ui/button';
import { FileQuestionMark } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { usePreferences, useShop } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLateDialog } from '../late-dialog/use-late-dialog.ts';

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
	const { i18n } = useShop();
	const { language } = usePreferences();
	const { pathname, search } = useLocation();
	const late = useLateDialog(async () => {
		const [{ QuotationDialog }] = await Promise.all([
			import('./quotation-dialog.tsx'),
			i18n.load(language, ['wholesale']),
		]);
		return QuotationDialog;
	});
	const { Dialog, isOpen, onOpenChange, open } = late;
	const isAsked = new URLSearchParams(search).get(ASKED) === product.id;
	const openAsAsked = useEffectEvent(open);
	useEffect(() => {
		if (isAsked) openAsAsked();
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
				onClick={open}
			>
				{t('quotation.ask')}
				<span className="sr-only">{t('quotation.askFor', { name: product.name })}</span>
			</Button>
			{Dialog && (
				<Dialog
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
