import type { ShownGoodsState } from '@zaylat/domain/goods';
import { Badge, type BadgeProps } from '@zaylat/ui/badge';
import { useTranslation } from '../../../i18n/use-translation.ts';

const TONES: Readonly<Record<ShownGoodsState, BadgeProps['tone']>> = {
	draft: 'neutral',
	in_review: 'info',
	on_sale: 'positive',
	paused: 'neutral',
	sold_out: 'warning',
};

/** Where a product of a shop stands. Texts: area `goods`. */
export function GoodsStateBadge({ state }: { readonly state: ShownGoodsState }) {
	const { t } = useTranslation('goods');
	return (
		<Badge tone={TONES[state]} size="md" className="shrink-0">
			{t(`state.${state}`)}
		</Badge>
	);
}
