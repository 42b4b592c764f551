import type { Brand } from '@zaylat/domain/brand';
import type { AppStore } from '@zaylat/ui/store-badge';

/** The three app stores (Specification §1) with the address of the brand's app in each. */
export function appStores({ slug }: Brand): readonly { readonly store: AppStore; readonly href: string }[] {
	return [
		{ store: 'google-play', href: `https://play.google.com/store/search?c=apps&q=${slug}` },
		{ store: 'app-store', href: `https://apps.apple.com/search?term=${slug}` },
		{ store: 'app-gallery', href: `https://appgallery.huawei.com/search/${slug}` },
	];
}
