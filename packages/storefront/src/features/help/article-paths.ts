import { type Brand, fillBrand } from '@zaylat/domain/brand';

/** Canonical path of each article by its slug in the API, in the order of the route table (Specification §2). */
const PATHS: Readonly<Record<string, string>> = {
	'how-to-buy': '/Help/HowToBuy',
	'payment-options': '/Help/payment-options',
	'shipping-service': '/Help/shipping-service',
	'track-your-order': '/Help/track-your-order',
	faq: '/Help/Faq',
	'contact-us': '/Help/contact-us',
	'about-us': '/CooperateWithUs/AboutUs',
	partnership: '/CooperateWithUs/Partnership',
	'cross-sales': '/CooperateWithUs/CrossSales',
	'sell-on': '/CooperateWithUs/SellOn{Product}',
	'terms-of-use': '/Legal/terms-of-use',
	'buyer-protection': '/Legal/buyer-protection',
	complaints: '/Legal/complaints',
	'seller-protection': '/Legal/seller-protection',
	'seller-terms': '/Legal/seller-terms',
	'copy-right': '/Legal/copy-right',
	eula: '/Legal/eula',
	'privacy-policy': '/Policy/PrivacyPolicy',
	'privacy-policy-seller': '/Policy/PrivacyPolicySeller',
	'cookie-policy': '/Policy/CookiePolicy',
	'payment-policy': '/Policy/PaymentPolicy',
	'return-policy': '/Policy/ReturnPolicy',
	'refund-policy': '/Policy/RefundPolicy',
	'shipping-policy': '/Policy/ShippingPolicy',
	'app-policy': '/Policy/AppPolicy',
};

/** Articles that the footer's folder has under another name (Specification §2). */
const OTHER_NAMES: Readonly<Record<string, string>> = {
	'/help/shipping-delay': 'shipping-service',
	'/legal/terms': 'terms-of-use',
};

/** Folder of the variants that the footer names; they show the same articles. */
const FOOTER_FOLDER = /^\/footer(?=\/)/;

/** Path of the page with all articles. */
export const HELP_PATH = '/Help';

/**
 * Slug of the article that a path shows, in any case and in the footer's folder too; empty for paths without one.
 * @param pathname path without query
 */
export function articleSlugOf(pathname: string, brand: Brand): string {
	const asked = pathname.toLowerCase().replace(/\/+$/, '').replace(FOOTER_FOLDER, '');
	const found = Object.keys(PATHS).find((slug) => articlePath(slug, brand)?.toLowerCase() === asked);
	return found ?? OTHER_NAMES[asked] ?? '';
}

/** Canonical path of an article; undefined for a slug that has no page. */
export function articlePath(slug: string, brand: Brand): string | undefined {
	const path = Object.hasOwn(PATHS, slug) ? PATHS[slug] : undefined;
	return path && fillBrand(path, brand);
}
