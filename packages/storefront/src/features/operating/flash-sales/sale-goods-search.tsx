import { flashSaleGoods } from '@zaylat/api-client';
import type { FlashSaleGoodsView } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { SEARCH } from '@zaylat/domain/search';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { Skeleton } from '@zaylat/ui/skeleton';
import { type KeyboardEvent, useState } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link SaleGoodsSearch}. */
export interface SaleGoodsSearchProps {
	/** Ids of the products that the flash sale has already. */
	readonly chosen: readonly string[];
	readonly onAdd: (goods: FlashSaleGoodsView) => void;
}

/** Finds products for a flash sale; it stands within the form, so that Enter must not send that. Texts: area `promotions`. */
export function SaleGoodsSearch({ chosen, onAdd }: SaleGoodsSearchProps) {
	const { t } = useTranslation(['promotions', 'operating']);
	const [typed, setTyped] = useState('');
	const [search, setSearch] = useState('');

	const find = () => setSearch(typed.trim());
	function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
		event.preventDefault();
		find();
	}

	return (
		<div className="flex flex-col gap-3">
			<div className="flex items-end gap-2">
				<Field label={t('sales.find')} className="min-w-0 flex-1">
					<Input
						type="search"
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
						onKeyDown={onKeyDown}
						maxLength={SEARCH.maxLength - 1}
						enterKeyHint="search"
						autoComplete="off"
					/>
				</Field>
				<Button variant="secondary" onClick={find} className="shrink-0 whitespace-nowrap">
					{t('operating:find')}
				</Button>
			</div>
			{search !== '' && <Found key={search} search={search} chosen={chosen} onAdd={onAdd} />}
		</div>
	);
}

interface FoundProps extends SaleGoodsSearchProps {
	readonly search: string;
}

function Found({ search, chosen, onAdd }: FoundProps) {
	const { t } = useTranslation(['promotions', 'operating']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { data, error, mutate, isValidating } = useQuery(flashSaleGoods(search));
	if (error?.code === 'search_invalid') return <p role="status">{t('sales.notFound')}</p>;
	if (error && data === undefined) {
		return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('operating:loading')}>
				<Skeleton shape="block" className="h-24 w-full rounded-card" />
			</div>
		);
	}
	if (data.data.items.length === 0) return <p role="status">{t('sales.notFound')}</p>;
	return (
		<ul aria-label={t('sales.found')} className="flex flex-col divide-y divide-border">
			{data.data.items.map((goods) => (
				<li key={goods.product} className="flex items-center gap-3 py-2">
					<span className="min-w-0 flex-1">
						<span className="wrap-anywhere block">{goods.name}</span>
						<span className="text-sm text-text-muted">
							{formatPrice({ amount: goods.normalPrice, currency: EDITIONS[edition].currency }, language)}
						</span>
					</span>
					<Button
						variant="secondary"
						aria-label={t('sales.addOf', { name: goods.name })}
						disabled={chosen.includes(goods.product)}
						onClick={() => onAdd(goods)}
					>
						{t('sales.addIt')}
					</Button>
				</li>
			))}
		</ul>
	);
}
