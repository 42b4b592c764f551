import type { Product } from '@zaylat/api-client/contract';
import { Section } from '../../core/section/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A product's facts as a list of names and values. */
export function Facts({ facts }: Pick<Product, 'facts'>) {
	const { t } = useTranslation('product');
	return (
		<Section title={t('facts')}>
			<dl className="overflow-hidden rounded-card border border-border bg-surface-raised text-sm">
				{facts.map(({ name, value }) => (
					<div key={name} className="grid grid-cols-[2fr_3fr] gap-3 border-border border-b px-4 py-2.5 last:border-b-0">
						<dt className="text-text-muted">{name}</dt>
						<dd className="wrap-anywhere">{value}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
