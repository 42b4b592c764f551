import type { Product } from '@zaylat/api-client/contract';
import { digitalDetailPath } from '../../../core/paths/digital-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Facts } from '../../product/facts.tsx';
import { SellerCard } from '../../shops/seller-card.tsx';
import { FormsExplained } from './forms-explained.tsx';
import { RedeemSteps } from './redeem-steps.tsx';

/** All there is to know of a digital product before buying: what it is, how it arrives, its facts and its shop. */
export function DigitalAboutView({ product }: { readonly product: Product }) {
	const { t } = useTranslation(['digital', 'product']);
	const delivery = product.plans[0]?.delivery ?? 'code';
	return (
		<article className="flex flex-col gap-8">
			<div className="flex items-center gap-4">
				<ShopPicture
					picture={product.picture}
					alt=""
					isEager
					sizes="96px"
					className="size-20 shrink-0 overflow-hidden rounded-card tablet:size-24"
				/>
				<div className="flex min-w-0 flex-col items-start gap-2">
					<h1 className="wrap-anywhere text-pretty font-bold text-lg leading-heading tablet:text-2xl">
						{t('product.aboutTitle', { name: product.name })}
					</h1>
					<LinkButton to={digitalDetailPath(product.id)}>{t('product.toBuy')}</LinkButton>
				</div>
			</div>
			<div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_24rem] desk:gap-12">
				<div className="flex min-w-0 max-w-prose flex-col gap-8">
					{product.description !== '' && (
						<Section title={t('product:description')}>
							<p className="wrap-anywhere whitespace-pre-line leading-body">{product.description}</p>
						</Section>
					)}
					<FormsExplained forms={product.digitalForms} />
					<RedeemSteps delivery={delivery} isEmailed={product.plans[0]?.isEmailed ?? false} />
				</div>
				<div className="flex min-w-0 flex-col gap-8">
					{product.facts.length > 0 && <Facts facts={product.facts} />}
					<SellerCard product={product} />
				</div>
			</div>
		</article>
	);
}
