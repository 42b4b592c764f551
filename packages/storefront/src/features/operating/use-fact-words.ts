import { GOODS_STATES, REVIEW_REASON_KEYS } from '@zaylat/domain/goods';
import { isStaffRole } from '@zaylat/domain/roles';
import { APPLICATION_STATES } from '@zaylat/domain/seller-applications';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * Writes a word of the audit trail, such as a state or a role, in the reader's language; a word that is none of ours stays.
 * Texts: areas `operating`, `operatedShops`, `goods`, `reviewedGoods`.
 */
export function useFactWords(): (word: string) => string {
	const { t } = useTranslation(['operating', 'operatedShops', 'goods', 'reviewedGoods']);
	return (word) => {
		if (isStaffRole(word)) return t(`roles.${word}`);
		const application = APPLICATION_STATES.find((each) => each === word);
		if (application) return t(`operatedShops:applications.states.${application}`);
		const goods = GOODS_STATES.find((each) => each === word);
		if (goods) return t(`goods:state.${goods}`);
		const reason = REVIEW_REASON_KEYS.find((each) => each === word);
		return reason ? t(`reviewedGoods:reasons.${reason}`) : word;
	};
}
