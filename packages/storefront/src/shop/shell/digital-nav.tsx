import { fillBrand } from '@zaylat/domain/brand';
import { useAppContext } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NavPlaces } from './nav-places.tsx';
import { NavRow, NavRowLink } from './nav-row.tsx';

const PLACES = [
	{ to: '/digital{product}', id: 'digital', text: 'nav.digital' },
	{ to: '/digital{product}/search-results', id: 'digital-search-results', text: 'nav.digitalAll' },
	{ to: '/DigitalLibrary', id: 'digital-library', text: 'nav.digitalLibrary' },
	{ to: '/', id: 'home', text: 'nav.goods' },
] as const;

/** The row below the header in the digital area: its own places, and the way back to goods (Specification §2). */
export function DigitalNav({ routeId }: { readonly routeId: string | undefined }) {
	const { t } = useTranslation();
	const { brand, isBuilt } = useAppContext();
	const places = PLACES.map((place) => ({ ...place, to: fillBrand(place.to, brand) })).filter(({ to }) => isBuilt(to));
	return (
		<NavRow>
			<nav aria-label={t('nav.digitalArea')} className="flex min-w-0 grow">
				<NavPlaces>
					{places.map(({ to, id, text }) => (
						<li key={id} className="last:ms-auto">
							<NavRowLink to={to} isCurrent={routeId === id}>
								{t(text)}
							</NavRowLink>
						</li>
					))}
				</NavPlaces>
			</nav>
		</NavRow>
	);
}
