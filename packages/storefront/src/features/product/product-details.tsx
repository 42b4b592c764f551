import type { ProductDetails as Details } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Accordion, AccordionItem } from '@zaylat/ui/accordion';
import { usePreferences } from '../../core/context/app-context.ts';
import { Section } from '../../core/section/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SizeChart } from './size-chart.tsx';
import { SIZE_CHART_ID } from './size-chart-id.ts';

/** Props of {@link ProductDetails}. */
export interface ProductDetailsProps {
	/** Named first among the contents of the package. */
	readonly name: string;
	readonly details: Details;
}

/**
 * What a shopper asks before buying a product of its type: sizes, contents of the package, ingredients and how it keeps,
 * care, warranty. Nothing where the type has none of them. Texts: area `product`.
 */
export function ProductDetails({ name, details }: ProductDetailsProps) {
	const { t } = useTranslation('product');
	const { language } = usePreferences();
	const number = (count: number) => formatCount(count, language);
	const { sizeChart, contents, ingredients, storage, care, warranty } = details;
	const parts = [
		sizeChart && { key: SIZE_CHART_ID, label: t('details.sizeChart'), content: <SizeChart chart={sizeChart} /> },
		contents.length > 0 && {
			key: 'contents',
			label: t('details.contents'),
			content: (
				<Items
					items={[{ quantity: 1, name }, ...contents].map((item) =>
						t('details.item', { number: number(item.quantity), name: item.name }),
					)}
				/>
			),
		},
		ingredients && {
			key: 'ingredients',
			label: t('details.ingredients'),
			content: (
				<div className="flex flex-col gap-2">
					<p className="wrap-anywhere">{ingredients.list}</p>
					{ingredients.allergens !== null && (
						<p className="font-semibold">{t('details.allergens', { list: ingredients.allergens })}</p>
					)}
					<p className="text-text-muted">{t('details.packApplies')}</p>
				</div>
			),
		},
		storage && {
			key: 'storage',
			label: t('details.storage'),
			content: (
				<Items
					items={[
						storage.how,
						...(storage.unopenedMonths === null ? [] : [t('details.unopened', { count: storage.unopenedMonths })]),
						...(storage.openedMonths === null ? [] : [t('details.opened', { count: storage.openedMonths })]),
					]}
				/>
			),
		},
		care.length > 0 && { key: 'care', label: t('details.care'), content: <Items items={care} /> },
		warranty && {
			key: 'warranty',
			label: t('details.warranty'),
			content: (
				<div className="flex flex-col gap-3">
					{warranty.months > 0 && <p className="font-semibold">{t('details.months', { count: warranty.months })}</p>}
					<dl className="grid gap-x-6 gap-y-3 tablet:grid-cols-2">
						{(['covers', 'excludes'] as const).map((side) => (
							<div key={side}>
								<dt className="text-text-muted">{t(`details.${side}`)}</dt>
								<dd className="wrap-anywhere">{warranty[side]}</dd>
							</div>
						))}
					</dl>
					<p className="text-text-muted">{t('details.claim')}</p>
				</div>
			),
		},
	].filter((part) => part !== null && part !== false);
	if (parts.length === 0) return null;
	return (
		<Section title={t('details.title')}>
			<Accordion isMultiple defaultValue={parts.slice(0, 1).map(({ key }) => key)}>
				{parts.map(({ key, label, content }) => (
					<AccordionItem key={key} id={key === SIZE_CHART_ID ? key : undefined} value={key} label={label}>
						<div className={`text-sm leading-body ${key === SIZE_CHART_ID ? '' : 'max-w-prose'}`}>{content}</div>
					</AccordionItem>
				))}
			</Accordion>
		</Section>
	);
}

function Items({ items }: { readonly items: readonly string[] }) {
	return (
		<ul className="flex list-disc flex-col gap-1 ps-5 marker:text-text-muted">
			{items.map((item) => (
				<li key={item} className="wrap-anywhere">
					{item}
				</li>
			))}
		</ul>
	);
}
