import { Button } from '@zaylat/ui/button';
import { Link } from 'react-router';

export const ToCheckout = () => (
	<Button asChild>
		<Link to="/Checkout">Go to checkout</Link>
	</Button>
);
