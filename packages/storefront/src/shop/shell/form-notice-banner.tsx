import { Banner } from '@zaylat/ui/banner';
import { useErrorText } from '../../core/failures/use-error-text.ts';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What went well, with the page that shows it. */
const DONE = {
	added: { to: '/checkout', text: 'addedLink' },
	collected: { to: '/profile?target=coupons', text: 'collectedLink' },
	saved: { to: '/profile?target=wishlist', text: 'savedLink' },
	unsaved: undefined,
} as const;

const isDone = (notice: string): notice is keyof typeof DONE => Object.hasOwn(DONE, notice);

/** Props of {@link FormNoticeBanner}. */
export interface FormNoticeBannerProps {
	/** Key of `forms`, or a code of the error catalogue. */
	readonly notice: string;
}

/** Says what a form came to. */
export function FormNoticeBanner({ notice }: FormNoticeBannerProps) {
	const { t } = useTranslation('forms');
	const errorText = useErrorText();
	if (!isDone(notice)) {
		const { title, advice } = errorText(notice);
		return (
			<Banner shape="bar" tone="critical" role="alert" title={title}>
				{advice}
			</Banner>
		);
	}
	const place = DONE[notice];
	return (
		<Banner
			shape="bar"
			tone="positive"
			role="status"
			action={
				place && (
					<ShopLink to={place.to} className="inline-flex min-h-target items-center text-accent-text underline">
						{t(place.text)}
					</ShopLink>
				)
			}
		>
			{t(notice)}
		</Banner>
	);
}
