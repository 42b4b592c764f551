import { Button } from '@zaylat/ui/button';
import { createElement as h } from 'react';

/** The same buttons in each app, to be compared. */
export const app = h(
	'main',
	null,
	h(Button, null, 'Pay 45,000 K'),
	h(Button, { variant: 'secondary', size: 'sm' }, 'Keep shopping'),
	h(Button, { variant: 'critical', disabled: true }, 'Remove'),
	h(Button, { isLoading: true, isFullWidth: true }, 'Order'),
	h(Button, { variant: 'ghost', lang: 'my' }, 'ဈေးဝယ်ရန်'),
);
