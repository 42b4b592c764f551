import type { FailureProps } from '../../../core/screen/screen.ts';
import { ProductProblem } from '../../product/product-problem.tsx';
import { DigitalLinks } from '../components/digital-links.tsx';

/** A digital product that is gone, that the other edition sells, or that cannot be loaded now. */
export function DigitalProductFailure(props: FailureProps) {
	return <ProductProblem {...props} ways={<DigitalLinks />} />;
}
