import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { Drawer } from '@zaylat/ui/drawer';
import { DropdownMenu, DropdownMenuItem } from '@zaylat/ui/dropdown-menu';
import { Tooltip } from '@zaylat/ui/tooltip';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SampleGroup } from './sample.ts';

function Opener({ name, ...props }: { readonly name: string }) {
	const { t } = useTranslation('developer');
	return (
		<Button variant="secondary" {...props}>
			{t('sample.open', { name })}
		</Button>
	);
}

function Dialogs() {
	const { t } = useTranslation('developer');
	return (
		<Dialog
			trigger={<Opener name="Dialog" />}
			title={t('sample.product')}
			description={t('sample.shop')}
			labels={{ close: t('sample.close') }}
		>
			{t('sample.text')}
		</Dialog>
	);
}

function Drawers() {
	const { t } = useTranslation('developer');
	return (
		<Drawer trigger={<Opener name="Drawer" />} title={t('sample.product')} labels={{ close: t('sample.close') }}>
			{t('sample.text')}
		</Drawer>
	);
}

function Alerts() {
	const { t } = useTranslation('developer');
	const [isOpen, setIsOpen] = useState(false);
	return (
		<AlertDialog
			isOpen={isOpen}
			onOpenChange={setIsOpen}
			trigger={<Opener name="AlertDialog" />}
			title={t('sample.product')}
			description={t('sample.text')}
			confirmLabel={t('sample.remove')}
			onConfirm={() => setIsOpen(false)}
			labels={{ cancel: t('sample.keep'), pending: t('sample.working') }}
		/>
	);
}

function Menus() {
	const { t } = useTranslation('developer');
	return (
		<DropdownMenu trigger={<Opener name="DropdownMenu" />} label={t('sample.more')}>
			<DropdownMenuItem>{t('sample.buy')}</DropdownMenuItem>
			<DropdownMenuItem>{t('sample.keep')}</DropdownMenuItem>
			<DropdownMenuItem tone="critical">{t('sample.remove')}</DropdownMenuItem>
		</DropdownMenu>
	);
}

function Tooltips() {
	const { t } = useTranslation('developer');
	return (
		<Tooltip content={t('sample.help')}>
			<Button variant="secondary">{t('sample.name')}</Button>
		</Tooltip>
	);
}

/** What opens above the page. */
export const OVERLAYS: SampleGroup = {
	id: 'overlays',
	samples: [
		{ name: 'Dialog', Show: Dialogs },
		{ name: 'Drawer', Show: Drawers },
		{ name: 'AlertDialog', Show: Alerts },
		{ name: 'DropdownMenu', Show: Menus },
		{ name: 'Tooltip', Show: Tooltips },
	],
};
