import { type Attempt, pauseShop, reopenShop } from '@zaylat/api-client';
import type { StaffShop } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { STAFF_REASON_LETTERS } from '@zaylat/domain/roles';
import { isBlank } from '@zaylat/domain/typed-text';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link ShopActs}. */
export interface ShopActsProps {
	readonly shop: StaffShop;
	/** Called with the shop as it is from now on. */
	readonly onChange: (shop: StaffShop) => void;
}

/** Pauses a shop, or reopens it, with a reason. */
export function ShopActs({ shop, onChange }: ShopActsProps) {
	const { t } = useTranslation(['operatedShops', 'app']);
	const [isOpen, setIsOpen] = useState(false);
	const { name } = shop;
	const act = shop.pausedAt === null ? 'pause' : 'reopen';
	return (
		<>
			<Button
				variant="secondary"
				size="sm"
				aria-label={t('shops.actOn', { act: t(`shops.${act}.act`), name })}
				onClick={() => setIsOpen(true)}
			>
				{t(`shops.${act}.act`)}
			</Button>
			<Dialog
				isOpen={isOpen}
				onOpenChange={setIsOpen}
				title={t(`shops.${act}.title`, { name })}
				description={t(`shops.${act}.effect`)}
				labels={{ close: t('app:close') }}
			>
				{isOpen && (
					<ActForm
						act={act}
						shop={shop}
						onDone={(changed) => {
							setIsOpen(false);
							onChange(changed);
						}}
					/>
				)}
			</Dialog>
		</>
	);
}

interface Reason {
	readonly reason: string;
}

interface ActFormProps {
	readonly act: 'pause' | 'reopen';
	readonly shop: StaffShop;
	readonly onDone: (shop: StaffShop) => void;
}

const REQUESTS = { pause: pauseShop, reopen: reopenShop } as const;

function ActForm({ act, shop: { slug, name }, onDone }: ActFormProps) {
	const { t } = useTranslation(['operatedShops', 'operating']);
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const form = useForm<Reason>({
		defaultValues: { reason: '' },
		resolver: (values) =>
			resolveSentences(values, { reason: isBlank(values.reason) ? t('shops.reasonMissing') : undefined }),
	});

	async function send({ reason }: Reason): Promise<FormErrors | undefined> {
		const attempt: Attempt<{ data: StaffShop }> = await client.attempt(REQUESTS[act](slug, reason));
		if (!attempt.ok) return formErrors(attempt.error);
		toast.show({ id: 'operating', tone: 'positive', title: t(`shops.${act}.done`, { name }) });
		onDone(attempt.value.data);
		return undefined;
	}

	return (
		<Form form={form} labels={{ failed: t('operating:notDone') }} onSubmit={send}>
			<InputField<Reason, 'reason'>
				name="reason"
				label={t('shops.reason')}
				description={t('shops.reasonText')}
				maxLength={STAFF_REASON_LETTERS}
			/>
			<FormSubmit isFullWidth loadingLabel={t('operating:working')}>
				{t(`shops.${act}.act`)}
			</FormSubmit>
		</Form>
	);
}
