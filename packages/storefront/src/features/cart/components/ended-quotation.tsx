import { changeCartLine } from '@zaylat/api-client';
import type { CartLine } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useAppContext, useFeatureState, usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { cartState } from '../feature.ts';
import { Notice } from './line-notice.tsx';

/**
 * Says that the quoted price of a line has ended, before the checkout refuses it: the shopper asks the shop again, or buys
 * at the public price (Decision 13). Prices are in the shop's currency, as in the quotation.
 */
export function EndedQuotation({ line }: { readonly line: CartLine }) {
	const { t } = useTranslation('cart');
	const { edition } = useAppContext();
	const cart = useFeatureState(cartState);
	const { language } = usePreferences();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const [isTaking, setIsTaking] = useState(false);
	const { id, productId, unitPrice, endedQuotation } = line;
	if (endedQuotation === undefined) return null;

	async function takePublicPrice() {
		setIsTaking(true);
		const attempt = await client.attempt(changeCartLine(id, { quotation: null }));
		if (!attempt.ok) {
			const { title, advice } = errorText(attempt.error.code, attempt.error.details);
			toast.show({ tone: 'critical', title: t('notSaved'), description: `${title}. ${advice}` });
		}
		await cart.load();
		setIsTaking(false);
	}

	return (
		<Notice
			tone="warning"
			action={
				<div className="flex flex-wrap gap-2">
					<LinkButton to={`${productPath(productId)}?${new URLSearchParams({ quotation: productId })}`} size="sm">
						{t('line.askAgain')}
					</LinkButton>
					<Button
						size="sm"
						variant="secondary"
						onClick={() => void takePublicPrice()}
						isLoading={isTaking}
						loadingLabel={t('line.taking')}
					>
						{t('line.takePublic', { price: formatPrice(unitPrice, language) })}
					</Button>
				</div>
			}
		>
			{t('line.quotationEnded', {
				price: formatPrice(endedQuotation.unitPrice, language),
				day: formatDate(endedQuotation.endedAt, language, EDITIONS[edition].timeZone),
			})}
		</Notice>
	);
}
