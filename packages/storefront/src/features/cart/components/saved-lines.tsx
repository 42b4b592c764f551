import type { CartLine } from '@zaylat/api-client/contract';
import { formatCount, multiplyMoney } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { IconButton } from '@zaylat/ui/icon-button';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { usePrice } from '../../../core/price/use-price.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCartLine } from '../state/use-cart-line.ts';
import { EndedQuotation } from './ended-quotation.tsx';
import { LineFacts } from './line-facts.tsx';

/** What is saved for later, with its variant, quantity and quotation; nothing when nothing is. */
export function SavedLines({ lines }: { readonly lines: readonly CartLine[] }) {
	const { t } = useTranslation('cart');
	const { language } = usePreferences();
	const id = useId();
	if (lines.length === 0) return null;
	return (
		<Card asChild padding="none">
			<section aria-labelledby={id}>
				<h2 id={id} className="px-4 pt-4 font-bold text-lg leading-heading">
					{t('saved.title', { number: formatCount(lines.length, language) })}
				</h2>
				<ul className="flex flex-col divide-y divide-border">
					{lines.map((line) => (
						<li key={line.id}>
							<SavedLine line={line} />
						</li>
					))}
				</ul>
			</section>
		</Card>
	);
}

function SavedLine({ line }: { readonly line: CartLine }) {
	const { t } = useTranslation('cart');
	const { language } = usePreferences();
	const show = usePrice();
	const { putBack, remove } = useCartLine(line, true);
	const { name, variantName, quantity, unitPrice } = line;
	return (
		<article className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 p-4 tablet:grid-cols-[6rem_minmax(0,1fr)] tablet:gap-4">
			<ShopPicture picture={line.picture} alt="" sizes="96px" isEager className="self-start rounded-control" />
			<div className="flex min-w-0 flex-col gap-2">
				<div className="flex items-start justify-between gap-2">
					<div className="relative min-w-0">
						<h3 className="line-clamp-2 leading-body">
							<ShopLink
								to={productPath(line.productId)}
								className="rounded-control after:absolute after:inset-x-0 after:-inset-y-3 hover:text-accent-text"
							>
								{name}
							</ShopLink>
						</h3>
						{variantName !== '' && <p className="wrap-anywhere text-sm text-text-muted">{variantName}</p>}
					</div>
					<IconButton
						label={t('line.removeName', { name })}
						icon={<Trash2 aria-hidden />}
						onClick={remove}
						className="-me-2 -mt-2 text-text-muted"
					/>
				</div>
				<LineFacts line={line} />
				<EndedQuotation line={line} />
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<p className="text-sm text-text-muted tabular-nums">
						{`${formatCount(quantity, language)} × ${show(unitPrice).text} = `}
						<span className="font-semibold text-text">{show(multiplyMoney(unitPrice, quantity)).text}</span>
					</p>
					<Button variant="secondary" size="sm" onClick={putBack}>
						{t('saved.putBack')}
						<span className="sr-only">: {name}</span>
					</Button>
				</div>
			</div>
		</article>
	);
}
