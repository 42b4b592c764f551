import { Heading } from '@zaylat/ui/heading';
import { TabLink, TabLinks } from '@zaylat/ui/tabs';
import type { ReactNode } from 'react';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The pages for developers, by the group of their texts (Decision 16). */
export const DEVELOPER_PATHS = {
	tools: '/dev-tool',
	playground: '/playground',
	super: '/super-playground',
	double: '/super-doubleground',
} as const;

/** One of the pages for developers. */
export type DeveloperPageName = keyof typeof DEVELOPER_PATHS;

const NAMES = ['tools', 'playground', 'super', 'double'] as const satisfies readonly DeveloperPageName[];

/** Props of {@link DeveloperLayout}. */
export interface DeveloperLayoutProps {
	readonly page: DeveloperPageName;
	readonly children: ReactNode;
}

/** What the pages for developers have in common: their title, and the way to the others. */
export function DeveloperLayout({ page, children }: DeveloperLayoutProps) {
	const { t } = useTranslation('developer');
	return (
		<div className="flex flex-col gap-6">
			<header className="flex flex-col gap-1">
				<Heading level={1} size="2xl">
					{t(`${page}.title`)}
				</Heading>
				<p className="text-text-muted">{t(`${page}.description`)}</p>
			</header>
			<TabLinks label={t('nav')}>
				{NAMES.map((name) => (
					<TabLink key={name} asChild isCurrent={name === page}>
						<ShopLink to={DEVELOPER_PATHS[name]}>{t(`${name}.tab`)}</ShopLink>
					</TabLink>
				))}
			</TabLinks>
			{children}
		</div>
	);
}
