import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { keepValues } from '../../../core/forms/kept-values.ts';
import { useKeptKey } from '../../../core/forms/use-kept-key.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { bookPath } from '../book-path.ts';
import { addressFormName, addressValues } from '../form/address-values.ts';
import type { useAddressBook } from '../state/use-address-book.ts';

/** Props of {@link RefusedAddressChanges}. */
export interface RefusedAddressChangesProps {
	readonly book: Pick<ReturnType<typeof useAddressBook>, 'lateRefusals' | 'dismissRefusal'>;
}

/** Changes that the server refused after they had waited for the connection, each with the reason and its values. */
export function RefusedAddressChanges({ book: { lateRefusals, dismissRefusal } }: RefusedAddressChangesProps) {
	const { t } = useTranslation('addresses');
	const { t: tApp } = useTranslation();
	const { edition } = useAppContext();
	const errorText = useErrorText();
	const navigate = useShopNavigate();
	const keptKey = useKeptKey(addressFormName(edition));
	return lateRefusals.map(({ id, value, error }) => {
		const input = 'input' in value ? value.input : undefined;
		const { title, advice } = errorText(error.code);
		return (
			<Banner
				key={id}
				tone="critical"
				role="alert"
				title={
					input
						? t('refused.title', { name: input.label || input.recipient })
						: t(value.kind === 'remove' ? 'book.notRemoved' : 'book.notChanged')
				}
				action={
					input &&
					keptKey !== undefined && (
						<Button
							variant="secondary"
							size="sm"
							onClick={() => {
								keepValues(keptKey, { ...addressValues(edition, input) });
								dismissRefusal(id);
								navigate(bookPath('new'));
							}}
						>
							{t('refused.again')}
						</Button>
					)
				}
				onDismiss={() => dismissRefusal(id)}
				labels={{ dismiss: tApp('dismiss') }}
			>
				{`${title}. ${advice}.`}
			</Banner>
		);
	});
}
