import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';

export default function Page() {
	return (
		<main>
			<Badge tone="positive">In stock</Badge>
			<Dialog trigger={<Button>Deliver to</Button>} title="Deliver to">
				Yangon
			</Dialog>
		</main>
	);
}
