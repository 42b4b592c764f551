import type { ShopDetail } from '@zaylat/api-client/contract';
import { checkSearchText, SEARCH } from '@zaylat/domain/search';
import { IconButton } from '@zaylat/ui/icon-button';
import { Input } from '@zaylat/ui/input';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { shopSearchPath, shopSearchText } from '../shop-search-path.ts';

/** Props of {@link ShopSearch}. */
export interface ShopSearchProps {
	readonly shop: Pick<ShopDetail, 'slug' | 'name'>;
	readonly className?: string;
}

/** The search among the products of a shop: a form that leads to the shop's page with the text in its address. */
export function ShopSearch({ shop: { slug, name }, className }: ShopSearchProps) {
	const { t } = useTranslation('shops');
	const navigate = useShopNavigate();
	const text = shopSearchText(new URLSearchParams(useLocation().search)) ?? '';

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get('search') ?? '');
		const check = checkSearchText(typed);
		if (check.kind === 'invalid') navigate(check.redirectTo);
		else navigate(shopSearchPath(slug, check.kind === 'valid' ? check.text : ''));
	}

	return (
		<search className={className}>
			<form action={shopPath(slug)} method="get" onSubmit={submit}>
				<Input
					key={text}
					type="search"
					name="search"
					defaultValue={text}
					maxLength={SEARCH.maxLength}
					placeholder={t('search.placeholder')}
					aria-label={t('search.label', { name })}
					enterKeyHint="search"
					autoComplete="off"
					className="pe-0"
					suffix={<IconButton type="submit" label={t('search.submit')} icon={<Search aria-hidden />} />}
				/>
			</form>
		</search>
	);
}
