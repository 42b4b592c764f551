import { useParams } from 'react-router';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { ProductSkeleton } from '../../product/product-skeleton.tsx';
import { DetailTabs, type DetailTabsProps } from '../components/detail-tabs.tsx';
import { DigitalAboutView } from '../components/digital-about-view.tsx';
import { DigitalProductView } from '../components/digital-product-view.tsx';
import { digitalProductOf } from '../digital-product-of.ts';
import { digitalProductQueries } from '../queries.ts';
import { DigitalProductFailure } from './digital-product-failure.tsx';

/** The digital product that the slug names, to be bought (Specification §2: `/Digital/{slug}`). */
export const DigitalDetailPage = () => <DetailPage current="overview" />;

/** All about the digital product that the slug names (Specification §2: `/Digital/{slug}/about`). */
export const DigitalAboutPage = () => <DetailPage current="about" />;

const VIEWS = { overview: DigitalProductView, about: DigitalAboutView } as const;

function DetailPage({ current }: Pick<DetailTabsProps, 'current'>) {
	const id = digitalProductOf(useParams());
	const { data, error, mutate, isValidating } = useScreenQuery(digitalProductQueries.product);
	if (error) return <DigitalProductFailure failure={error} retry={() => void mutate()} isRetrying={isValidating} />;
	const View = VIEWS[current];
	return (
		<div className="flex flex-col gap-5">
			<DetailTabs id={id} current={current} />
			{data ? <View key={data.data.id} product={data.data} /> : <ProductSkeleton />}
		</div>
	);
}
