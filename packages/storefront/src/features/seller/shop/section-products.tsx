import { useQuery } from '@zaylat/api-client/swr';
import { SECTION_LIMITS } from '@zaylat/domain/shops';
import { Combobox } from '@zaylat/ui/combobox';
import { Field } from '@zaylat/ui/field';
import { IconButton } from '@zaylat/ui/icon-button';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { NameWords } from '../../../core/text/name-words.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GOODS_SEARCH_LETTERS } from '../goods-path.ts';
import { goodsWith } from '../goods-queries.ts';
import type { HeldProduct, SectionValues } from './section-values.ts';

/** Time without another key before products are searched for. */
const REST_MS = 250;

/** Props of {@link SectionProducts}. */
export interface SectionProductsProps {
	/** Slug of the shop. */
	readonly shop: string;
	/** Place of the category in the form. */
	readonly place: number;
}

/** The products of an own category: found by a word of their name, and taken out again. Texts: area `shopParts`. */
export function SectionProducts({ shop, place }: SectionProductsProps) {
	const { t } = useTranslation('shopParts');
	const { field, fieldState } = useController<SectionValues, `sections.${number}.products`>({
		name: `sections.${place}.products`,
	});
	const [search, setSearch] = useState('');
	const timer = useRef<number>(undefined);
	useEffect(() => () => window.clearTimeout(timer.current), []);
	const { data, error, mutate } = useQuery(goodsWith(shop, search));
	const held: readonly HeldProduct[] = field.value;
	const isHeld = ({ id }: HeldProduct) => held.some((each) => each.id === id);
	const failed = error === undefined ? 'loading' : 'error';

	function ask(query: string) {
		window.clearTimeout(timer.current);
		timer.current = window.setTimeout(() => setSearch(query.trim().slice(0, GOODS_SEARCH_LETTERS)), REST_MS);
	}

	return (
		<div className="flex flex-col gap-2">
			{held.length < SECTION_LIMITS.products && (
				<Field label={t('sections.add')} description={t('sections.addHelp')} error={fieldState.error?.message}>
					<Combobox<HeldProduct>
						items={(data?.data.items ?? []).filter((product) => !isHeld(product))}
						getItemKey={({ id }) => id}
						getItemText={({ name }) => name}
						value={null}
						onValueChange={(product) => {
							if (product) field.onChange([...held, { id: product.id, name: product.name }]);
						}}
						onQueryChange={ask}
						status={data === undefined ? failed : 'ready'}
						onRetry={() => void mutate()}
						labels={{
							list: t('sections.found'),
							open: t('sections.open'),
							loading: t('sections.loading'),
							empty: t('sections.none'),
							error: t('sections.failed'),
							retry: t('sections.retry'),
							results: (count) => t('sections.results', { count }),
						}}
					/>
				</Field>
			)}
			{held.length > 0 && (
				<ul aria-label={t('sections.held')} className="flex flex-col">
					{held.map((product) => (
						<li key={product.id} className="flex items-center justify-between gap-2">
							<span className="wrap-anywhere min-w-0">
								<NameWords name={product.name} isNarrow />
							</span>
							<IconButton
								label={t('sections.takeOut', { name: product.name })}
								icon={<X aria-hidden />}
								onClick={() => field.onChange(held.filter(({ id }) => id !== product.id))}
							/>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
