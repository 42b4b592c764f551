import type { FailureProps } from '../app/screen.ts';
import { ProductProblem } from '../shared/product-page/product-problem.tsx';
import { WaysOn } from './components/ways-on.tsx';

/** A digital product that is gone, that the other edition sells, or that cannot be loaded now. */
export function DigitalProductFailure(props: FailureProps) {
	return <ProductProblem {...props} ways={<WaysOn />} />;
}
